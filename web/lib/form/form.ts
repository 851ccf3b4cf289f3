import type { TemplateResult } from 'lit';
import type { OptionSpec, SeatController } from '../../generated/bridge';
import type { EngineClient } from '../../worker/client';
import type { Fields } from './fields';
import type { Player } from './player';
import type { SetUp, Wishes } from './wishes';

/** What else a form may need. */
export interface FormContext {
  readonly engine: EngineClient;
  /** Lets others sit down; by seat. */
  readonly sit: (controllers: readonly SeatController[]) => void;
}

/** What a game brings to the form for a new match: which options stand where. */
export interface Form {
  /** What can be offered before the engine is here, of what Python says is usual; what depends on a wish waits for it. */
  early(wishes: Wishes): readonly OptionSpec[];
  /** How many sit down, as far as it is known. */
  seats(fields: Fields): number;
  /** What a seat is in the match, where that is not the same for all. */
  role?(fields: Fields, seat: number): string;
  /**
   * Whose words tell the goal: of the story that is played, or of the side on which one person sits alone, where there are
   * sides; null where nobody or more than one plays.
   */
  side?(setUp: SetUp): string | null;
  /** The panels of the form; `list` is that of those who sit down. */
  draw(
    fields: Fields,
    players: readonly Player[],
    list: TemplateResult,
    context: FormContext,
  ): TemplateResult;
}
