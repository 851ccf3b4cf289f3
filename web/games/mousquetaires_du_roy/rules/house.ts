/** The values of the house edition, from the data file the engine reads; the rules page shows them as tables. */
import values from '../../../../py/musketiere/games/mousquetaires_du_roy/house.toml';

export type Face = 'sword' | 'shield' | 'fleur';
export type Skill = 'erudition' | 'nobility' | 'gallantry' | 'panache';
export interface Reward {
  readonly pistole?: number;
  readonly epic?: number;
  readonly card?: number;
}
export interface Challenge {
  readonly skill: Skill;
  readonly value: number;
  readonly reward?: Reward;
}
export interface Adversary {
  readonly id: string;
  readonly force: number;
  readonly life: number;
  /** The guards' one if it is not named. */
  readonly botte?: string;
  readonly reward: Reward;
  readonly special?: string;
}
export interface Mission {
  readonly id: string;
  readonly challenges: readonly Challenge[];
  readonly force: number;
  readonly effect?: string;
  readonly successes?: number;
}
interface Hero {
  readonly skills: Readonly<Record<Skill, number>>;
  readonly life: number;
  readonly botte: string;
  readonly botte_improved: string;
  readonly power: string;
}
interface Numbers {
  readonly [name: string]: number;
}
interface House {
  readonly dice: {
    readonly blue: readonly Face[];
    readonly red: readonly Face[];
    readonly blue_max: number;
    readonly red_max: number;
    readonly blue_base: number;
  };
  readonly bottes: Readonly<Record<string, Readonly<Partial<Record<Face | 'other', number>>>>>;
  readonly heroes: Readonly<Record<string, Hero>>;
  readonly rochefort: { readonly life: number; readonly dice: number; readonly botte: string };
  readonly gaoler: { readonly dice: number; readonly botte: string };
  readonly adversary: readonly Adversary[];
  readonly adventure: {
    readonly combat: number;
    readonly double_combat: number;
    readonly skill_plus1: number;
    readonly skill_plus2: number;
    readonly characters: Numbers;
  };
  readonly perfidy: Numbers;
  readonly ambush: Numbers;
  readonly mendiants: { readonly price: number };
  readonly paris: readonly Mission[];
  readonly louvre: readonly Mission[];
  readonly equipment: Numbers;
  readonly tracks: {
    readonly time_end: number;
    readonly time_dice: readonly (readonly [from: number, dice: number])[];
    readonly louvre_honour: readonly number[];
    readonly louvre_fail: number;
    readonly louvre_bonus: number;
    readonly siege_left: number;
    readonly siege_right: number;
    readonly siege_rewards: Readonly<Record<string, string>>;
  };
  readonly quest: {
    readonly finish_cards: number;
    readonly inn: Numbers;
    readonly calais: {
      readonly challenges: readonly Challenge[];
      readonly de_wardes: { readonly dice: number; readonly botte: string };
    };
    readonly england: { readonly stages: readonly (Challenge | 'token')[] };
    readonly galleries: {
      readonly skills: readonly Skill[];
      readonly value: number;
      readonly epic_cost: number;
      readonly tokens_each: number;
    };
  };
  readonly setup: Readonly<Record<'3' | '4' | '5', Numbers>>;
}

export const house = values as House;

export const skills: readonly Skill[] = ['erudition', 'nobility', 'gallantry', 'panache'];

export const total = (numbers: Numbers): number =>
  Object.values(numbers).reduce((sum, number) => sum + number, 0);

/** Cards of the Adventure deck: two skill cards of each value stand for all four skills. */
export const adventureTotal = (): number => {
  const { combat, double_combat, skill_plus1, skill_plus2, characters } = house.adventure;
  return combat + double_combat + skills.length * (skill_plus1 + skill_plus2) + total(characters);
};
