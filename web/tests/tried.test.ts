import { beforeEach, describe, expect, test } from 'vitest';
import { presenter } from '../games/musketiere/table/presenter';
import type { Scene } from '../games/musketiere/table/scene';
import alone from '../games/musketiere/table/testdata/alone.json';
import type { Finding } from '../generated/bridge';
import type { Action, GameTypes } from '../generated/musketiere';
import type { Engine } from '../lib/table/match-client';
import { comeBack, comesBack, keepOrigin, leaveAt, originOf } from '../lib/table/origin';
import { appliedIn, atOnce } from '../lib/table/testing';
import { TriedController } from '../lib/table/tried';

/** The first decision of a recorded match, taken for a finding of a review. */
const decision = appliedIn(alone).find(({ applied }) => applied.frame.legal !== null)?.applied;
if (!decision) throw new Error('nothing recorded');
const choice = (first: string, worth: number) => ({
  action: { type: 'choose_pay' as const, cards: [first, '1/1', '1/2'] } as Action,
  worth,
  error: 1,
  worlds: 8,
  reasons: [],
});
const [better, played, other] = [choice('2/2', 60), choice('9/2', 40), choice('3/1', 52)];
const finding = { at: decision.frame.actions, seat: 0, unit: 'chance', played, better, cost: 20 };
const route = { page: 'review', game: 'musketiere', id: 'm' } as const;
const origin = { route, finding: finding as unknown as Finding<GameTypes> };

/** Knows what a third choice is worth when it has been asked twice. */
class Judge implements Engine {
  readonly asked: { op: string; tried?: Action }[] = [];
  refuses = false;

  async ask(op: string, body: { tried?: Action }): Promise<never> {
    this.asked.push({ op, ...(body.tried && { tried: body.tried }) });
    if (op === 'analyse') return this.#weigh() as never;
    if (op === 'stand_in') return new Promise<never>(() => {});
    const story = { keep: 0, changed: [], inserted: [], events: op === 'open' ? decision?.story : [] };
    const actions = finding.at + (op === 'act' ? 1 : 0);
    return { frame: { ...decision?.frame, actions, practice: true, can_undo: true }, story } as never;
  }

  #weigh(): unknown {
    if (this.refuses) throw new Error('refused');
    const whole = this.asked.filter(({ op }) => op === 'analyse').length > 1;
    const choices = whole ? [better, other, played] : null;
    return { progress: whole ? 1 : 0.5, unit: 'chance', choices, played: whole ? 1 : null };
  }
}

async function tried(): Promise<{ judge: Judge; controller: TriedController<GameTypes, Scene> }> {
  const judge = new Judge();
  const practice = { id: 'again', origin };
  const controller = new TriedController(judge as Engine, presenter, practice, atOnce, async () => {});
  await controller.open();
  expect(controller.stage.at).toBe('choosing');
  return { judge, controller };
}
const weighed = ({ asked }: Judge) => asked.filter(({ op }) => op === 'analyse');

beforeEach(() => sessionStorage.clear());

describe('a finding that is decided once more', () => {
  test.each([
    ['better', better],
    ['played', played],
  ] as const)(
    'what the review told as %s is not weighed again, nor carried out',
    async (is, { action, worth }) => {
      const { judge, controller } = await tried();
      await controller.act(action);
      expect(controller.answer).toEqual({ action, verdict: { is, worth } });
      expect(weighed(judge)).toEqual([]);
      expect(judge.asked.map(({ op }) => op)).not.toContain('act');
    },
  );

  test('what is neither is weighed beside them', async () => {
    const { judge, controller } = await tried();
    let judged = 0;
    controller.addEventListener('judged', () => judged++);
    await controller.act(other.action);
    expect(judged).toBe(1);
    expect(weighed(judge)).toEqual(Array(2).fill({ op: 'analyse', tried: other.action }));
    expect(controller.answer?.verdict).toEqual({ is: 'other', worth: 52 });
  });

  test('one may try again, and play on: then it is a match like any other', async () => {
    const { judge, controller } = await tried();
    await controller.act(played.action);
    controller.tryAgain();
    expect(controller.answer).toBeNull();
    await controller.act(better.action);
    await controller.playOn();
    expect(judge.asked.map(({ op }) => op)).toContain('act');
    expect(controller.isPosed).toBe(false);
  });

  test('what was played before cannot be taken back while it is asked; afterwards it is a question no more', async () => {
    const { judge, controller } = await tried();
    await controller.undo();
    expect([controller.canUndo, controller.isPosed]).toEqual([false, true]);
    await controller.act(played.action);
    await controller.playOn();
    expect(controller.canUndo).toBe(true);
    await controller.undo();
    expect(judge.asked.map(({ op }) => op)).toContain('undo');
    expect([controller.frame?.actions, controller.isPosed]).toEqual([finding.at, false]);
  });

  test('what is played out while it is weighed begins another course: of that nothing is judged', async () => {
    const { judge, controller } = await tried();
    const weighing = controller.act(other.action);
    void controller.playOut();
    await weighing;
    expect(judge.asked.map(({ op }) => op)).toContain('stand_in');
    expect(controller.isPosed).toBe(false);
  });

  test('where it could not be weighed the question stays open, and that is reported', async () => {
    const { judge, controller } = await tried();
    const refused: unknown[] = [];
    controller.addEventListener('refused', (event) => refused.push((event as CustomEvent).detail));
    judge.refuses = true;
    await controller.act(other.action);
    expect(refused).toHaveLength(1);
    expect(controller.answer).toBeNull();
  });
});

describe('where a practice has come from', () => {
  test('is known after a reload, of that practice alone', () => {
    keepOrigin('again', origin);
    expect(originOf('again')).toEqual(origin);
    expect(originOf('other')).toBeNull();
  });

  test('and one comes back to that finding, once', () => {
    leaveAt(route, finding);
    const other = { ...route, id: 'n' };
    expect([comesBack(route), comesBack(other), comeBack(other)]).toEqual([true, false, null]);
    expect(comeBack(route)).toEqual({ seat: 0, at: finding.at });
    expect(comeBack(route)).toBeNull();
  });
});
