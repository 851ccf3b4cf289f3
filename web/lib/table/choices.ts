/** How a game speaks of a choice elsewhere than in its place at the table: in the lamp, in the review, in a problem. */
import type { nothing, TemplateResult } from 'lit';
import type { Frame, GameTypes } from '../../generated/bridge';
import type { IconName } from '../art';

export interface Choices<G extends GameTypes> {
  /** A small picture, as wide as `--card` says; nothing where there are only words. */
  draw(action: G['Action'], frame: Frame<G>): TemplateResult | typeof nothing;
  /** In few words, to stand by themselves. */
  name(action: G['Action'], frame: Frame<G>): string;
  /** The cards of the hand that it plays, where there is a hand of cards. */
  cards?(action: G['Action']): readonly string[];
  /** What is done with them, where they are not simply played. */
  sign?(action: G['Action']): IconName | null;
  /** The chance of a seat when all are equal, in per cent, where that says how good a chance is. */
  even?(frame: Frame<G>): number;
  /** What is still worth playing for where all is as good as lost. */
  left?(frame: Frame<G>): string;
  /** What would have to happen for a turn where little is to be won, after the best choice; only what is certain, else null. */
  turn?(frame: Frame<G>, best: G['Action']): string | null;
  /** What the table counsels by itself. */
  counselled?(frame: Frame<G>): G['Action'] | null;
  /** Why it is worth what it is, as a sentence; `isSaid`: its gist stands before it. */
  reason(reason: G['Reason'], frame: Frame<G>, isSaid?: boolean): string;
  /** The same without numbers, of what speaks most for the best choice: what it does; null where that says no more. */
  gist?(reason: G['Reason'], frame: Frame<G>): string | null;
  /** Whether that speaks against it. */
  against?(reason: G['Reason'], frame: Frame<G>): boolean;
  /** What the chances of a review leave out that know no hand, which the lamp does not; `isMarked`: where that levels them is marked. */
  uncounted?(isMarked: boolean): string;
  /** What a review leaves out, and why. */
  unjudged?(): string;
  /** Whether one of two choices says what the other has said, turned round. */
  mirrors?(one: G['Reason'], other: G['Reason']): boolean;
}
