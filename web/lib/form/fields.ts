import { nothing } from 'lit';
import type { Message, OptionSpec } from '../../generated/bridge';
import { type Args, knows, t } from '../i18n';
import { choice, dropDown, flag, numberField } from './controls';
import { current, type SetUp, type Wish, type Wishes } from './wishes';

/** What the engine says of a set-up. */
export interface Judgement {
  readonly specs: readonly OptionSpec[];
  readonly errors: readonly Message[];
  readonly warnings: readonly Message[];
  /** What the options make of the seats, in the words of the game. */
  readonly seating: unknown;
}
type Value = string | number;

interface Looks {
  /** Whose sentences it has, where not its own. */
  readonly words?: string;
  readonly label?: (value: Value) => unknown;
  readonly cards?: boolean;
  /** What the sentences that help need to know. */
  readonly args?: Args;
}

/** More values than these are a list to open. */
const ROW = 4;

/** The options that the engine offers beside what has been chosen, each with its control. */
export class Fields {
  constructor(
    private readonly judgement: Judgement,
    private readonly setUp: SetUp,
    readonly wish: (wishes: Wishes) => void,
  ) {}

  /** What an option stands at; undefined while it is not offered. */
  value(id: string): Wish | readonly number[] | undefined {
    const spec = this.#spec(id);
    return spec && current(spec, this.setUp.wishes);
  }

  values(id: string): readonly Value[] {
    const spec = this.#spec(id);
    if (spec?.type === 'choice') return spec.choices;
    if (spec?.type !== 'integer') return [];
    return Array.from({ length: spec.max - spec.min + 1 }, (_, i) => spec.min + i);
  }

  errors(id: string): readonly Message[] {
    return this.judgement.errors.filter((error) => error.option === id);
  }

  get warnings(): readonly Message[] {
    return this.judgement.warnings;
  }

  get seating(): unknown {
    return this.judgement.seating;
  }

  /** The control of an option; nothing where there is nothing to choose. */
  field(id: string, { words = id, label, cards, args }: Looks = {}) {
    const chosen = this.value(id);
    const help = sentence(`option-${words}-${chosen}-hint`, args) ?? sentence(`option-${words}-hint`, args);
    if (typeof chosen === 'boolean')
      return flag({ id, on: chosen, help, onChange: (on) => this.wish({ [id]: on }) });
    const values = this.values(id);
    if (values.length < 2) return nothing;
    return (values.length > ROW ? dropDown<Value> : choice<Value>)({
      id,
      legend: t(`option-${words}`),
      values,
      chosen: chosen as Value,
      label: label ?? ((value) => sentence(`option-${id}-${value}`) ?? value),
      cards: cards ?? false,
      help: cards ? undefined : help,
      onChoose: (value) => this.wish({ [id]: value }),
    });
  }

  /** An option that is a whole number to be typed. */
  typed(id: string, unit?: string) {
    const value = this.value(id);
    if (value === undefined) return nothing;
    return numberField({
      id,
      value: String(value),
      unit,
      errors: this.errors(id),
      onInput: (typed) => this.wish({ [id]: typed }),
    });
  }

  #spec(id: string): OptionSpec | undefined {
    return this.judgement.specs.find((spec) => spec.id === id);
  }
}

const sentence = (id: string, args?: Args) => (knows(id) ? t(id, args) : undefined);
