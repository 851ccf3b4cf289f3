import { beforeEach, describe, expect, test } from 'vitest';
import { presenter } from '../games/musketiere/table/presenter';
import type { Scene } from '../games/musketiere/table/scene';
import alone from '../games/musketiere/table/testdata/alone.json';
import type { Action, GameTypes } from '../generated/musketiere';
import { isSolved } from '../lib/solved';
import type { Engine } from '../lib/table/match-client';
import { ProblemController } from '../lib/table/problem';
import { appliedIn, atOnce } from '../lib/table/testing';

/** The first decision of a recorded match, taken for a problem. */
const decision = appliedIn(alone).find(({ applied }) => applied.frame.legal !== null)?.applied;
if (!decision) throw new Error('nothing recorded');
const choice = (worth: number) => ({ action: {}, worth, error: 0, worlds: 8, reasons: [] });
const action = (first: string): Action => ({ type: 'choose_pay', cards: [first, '1/1', '1/2'] });
const [right, wrong] = [action('2/2'), action('9/2')];

/** Judges one answer as right, and knows what it is worth when it has been asked twice. */
class Judge implements Engine {
  readonly asked: string[] = [];
  refuses = false;

  async ask(op: string, body: { action?: Action }): Promise<never> {
    this.asked.push(op);
    if (this.refuses) throw new Error('refused');
    return this.#answer(op, body) as never;
  }

  #answer(op: string, { action: given }: { action?: Action }): unknown {
    const frame = { ...decision?.frame, actions: op === 'act' ? 1 : 0, problem: 'low-card' };
    if (op === 'solve') return { right: given === right, solutions: [right], idea: 'low-card' };
    if (op === 'analyse') {
      const whole = this.asked.filter((one) => one === 'analyse').length > 1;
      const choices = whole ? [choice(5), choice(2)] : null;
      return { progress: whole ? 1 : 0.5, unit: 'points', choices, played: given === right ? 0 : 1 };
    }
    const story = { keep: 0, changed: [], inserted: [], events: op === 'problem' ? decision?.story : [] };
    return { frame, story };
  }
}

async function posed(): Promise<{ judge: Judge; controller: ProblemController<GameTypes, Scene> }> {
  const judge = new Judge();
  const problem = { id: 'low-card', names: ['Anne', 'Aramis'] };
  const controller = new ProblemController(judge as Engine, presenter, problem, atOnce, async () => {});
  await controller.open();
  expect(controller.stage.at).toBe('choosing');
  return { judge, controller };
}

beforeEach(() => localStorage.clear());

describe('the first choice at a problem', () => {
  test('is judged and weighed, and not carried out', async () => {
    const { judge, controller } = await posed();
    await controller.act(wrong);
    expect(judge.asked.filter((op) => op !== 'follow')).toEqual(['problem', 'solve', 'analyse', 'analyse']);
    expect(controller.answer).toMatchObject({ action: wrong, right: false });
    expect(controller.answer?.analysis?.choices).toHaveLength(2);
    expect(controller.frame?.actions).toBe(0);
    expect(isSolved('musketiere', 'low-card')).toBe(false);
  });

  test('can be taken back, and the right one is kept as solved', async () => {
    const { controller } = await posed();
    await controller.act(wrong);
    controller.tryAgain();
    expect(controller.answer).toBeNull();
    await controller.act(right);
    expect(controller.answer?.right).toBe(true);
    expect(isSolved('musketiere', 'low-card')).toBe(true);
  });

  test('is carried out when one plays on', async () => {
    const { judge, controller } = await posed();
    await controller.act(right);
    await controller.playOn();
    expect(judge.asked).toContain('act');
    expect(controller.answer).toBeNull();
  });

  test('that is refused leaves the question open, and is reported', async () => {
    const { judge, controller } = await posed();
    const refused: unknown[] = [];
    controller.addEventListener('refused', (event) => refused.push((event as CustomEvent).detail));
    judge.refuses = true;
    await controller.act(wrong);
    expect(refused).toHaveLength(1);
    expect(controller.answer).toBeNull();
  });
});
