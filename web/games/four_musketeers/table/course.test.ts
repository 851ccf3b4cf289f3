import { afterEach, describe, expect, it } from 'vitest';
import type { Action, GameTypes } from '../../../generated/four_musketeers';
import type { PlayController } from '../../../lib/table/play';
import type { Recorded } from '../../../lib/table/recorded';
import { appliedIn, asRecorded, play, RecordedEngine } from '../../../lib/table/testing';
import type { Answer, Ask, Op } from '../../../worker/protocol';
import { presenter } from './presenter';
import { type Scene, sceneOf } from './scene';
import bonacieux from './testdata/bonacieux.json';
import milady from './testdata/milady.json';
import rochefort from './testdata/rochefort.json';
import wardes from './testdata/wardes.json';
import { wishChances } from './wished';

const course = async (id: string, log: readonly Recorded<GameTypes>[]) => {
  const engine = new RecordedEngine(log);
  const played = await play<GameTypes, Scene>(engine, presenter, id, asRecorded(log));
  expect(engine.left).toBe(0);
  return played;
};

describe('a round against computers', () => {
  it('is played to its end, which tells its only round', async () => {
    const { controller, stages } = await course('rochefort', rochefort);
    expect(controller.frame?.outcome).not.toBeNull();
    expect(stages).not.toContain('scored');
    expect(stages.at(-1)).toBe('over');
  });

  it('shows after each answer to its player exactly what its view says', async () => {
    const { scenes } = await course('rochefort', rochefort);
    const shown = new Set(scenes.map((scene) => JSON.stringify(scene)));
    const [_spectators, ...own] = appliedIn(rochefort);
    for (const { applied } of own) expect(shown).toContain(JSON.stringify(sceneOf(applied.frame.view)));
  });
});

/** Where it is asked to stand in, it decides as the player did who was recorded. */
class StandIn extends RecordedEngine<GameTypes> {
  override ask<K extends Op>(op: K, body: Ask<K>): Promise<Answer<K>> {
    if (op !== 'stand_in') return super.ask(op, body);
    const { action } = (this.log[this.log.length - this.left]?.body ?? {}) as { action: Action };
    return super.ask('act', { ...(body as Ask<'stand_in'>), action }) as Promise<Answer<K>>;
  }
}

it('is played out at the wish of its player, who is asked no more in that round', async () => {
  const engine = new StandIn(rochefort);
  const at = (controller: PlayController<GameTypes, Scene>) => {
    if (controller.stage.at === 'choosing') void controller.playOut();
  };
  const played = await play<GameTypes, Scene>(engine, presenter, 'rochefort', asRecorded(engine.log), { at });
  const { stages, controller } = played;
  expect(engine.left).toBe(0);
  expect(stages.filter((stage) => stage === 'choosing')).toHaveLength(1);
  expect(stages).not.toContain('grace');
  expect(stages.at(-1)).toBe('over');
  expect(controller.frame?.outcome).not.toBeNull();
});

describe('what is likely', () => {
  /** Counts what is asked. */
  class Counted extends RecordedEngine<GameTypes> {
    asked = 0;
    override ask<K extends Op>(op: K, body: Ask<K>): Promise<Answer<K>> {
      if (op === 'forecast') this.asked += 1;
      return super.ask(op, body);
    }
  }
  const counted = async (at: (controller: PlayController<GameTypes, Scene>) => void = () => {}) => {
    const engine = new Counted(rochefort);
    await play<GameTypes, Scene>(engine, presenter, 'rochefort', asRecorded(engine.log), { at });
    return engine.asked;
  };
  afterEach(() => wishChances(false));

  it('FM-20.23: is asked once in the one later hand, to tell whether it is decided, and else for whoever asks, at once', async () => {
    expect(await counted()).toBe(1);
    wishChances(true);
    const usual = await counted();
    expect(usual).toBeGreaterThan(1);
    wishChances(false);
    let isFirst = true;
    const again = await counted((controller) => {
      if (controller.stage.at !== 'choosing' || !isFirst) return;
      isFirst = false;
      wishChances(true);
      void controller.foretell();
    });
    expect(again).toBe(usual);
  });
});

describe('a match of two humans on one device', () => {
  it('passes the device between them, and not while one decides for himself and his servant', async () => {
    const { stages } = await course('bonacieux', bonacieux);
    const meetings = stages.filter((stage) => stage.startsWith('curtain'));
    expect(new Set(meetings)).toEqual(new Set(['curtain-0', 'curtain-1']));
    expect(meetings.length).toBeLessThan(stages.filter((stage) => stage === 'choosing').length);
  });

  it('forgets what a player was told when the curtain closes behind him', async () => {
    const log = bonacieux;
    const told = new Set<string>();
    for (const {
      applied: { frame, story },
    } of appliedIn(log))
      if (frame.viewer === null) told.add(JSON.stringify(story));
    const curtains: boolean[] = [];
    const at = ({ stage, story }: PlayController<GameTypes, Scene>) => {
      const isEverybodys = told.has(JSON.stringify(story));
      if (stage.at === 'curtain') curtains.push(isEverybodys);
      if (stage.at === 'choosing') expect(isEverybodys).toBe(false);
    };
    await play(new RecordedEngine(log), presenter, 'bonacieux', asRecorded(log), { at });
    expect(curtains.length).toBeGreaterThan(10);
    expect(curtains).not.toContain(false);
  });

  it('shows nobody’s hand and no hidden role while no one sits in front', async () => {
    const { scenes } = await course('bonacieux', bonacieux);
    const scored = scenes.findIndex(({ sheet }) => sheet !== null);
    const open = scenes.slice(0, scored).filter(({ viewer }) => viewer === null);
    expect(open.length).toBeGreaterThan(5);
    for (const { seats, hands, characters } of open)
      seats.forEach(({ kind, now }, seat) => {
        if (kind === 'player' && now !== 'dazed') expect(hands[seat]).toBeNull();
        if (!characters[seat]?.up) expect(characters[seat]?.role).toBeNull();
      });
  });

  it('lets all look at the end of a round with nobody’s cards open', async () => {
    const { scenes } = await course('bonacieux', bonacieux);
    const sheets = scenes.filter(({ sheet }) => sheet !== null);
    expect(sheets.length).toBeGreaterThan(2);
    for (const { viewer, seats, hands } of sheets) {
      expect(viewer).toBeNull();
      seats.forEach(({ kind, now }, seat) => {
        if (kind === 'player' && now !== 'dazed') expect(hands[seat]).toBeNull();
      });
    }
  });
});

it('goes on to another round of a solitaire once its settings are chosen', async () => {
  const { scenes, stages } = await course('wardes', wardes);
  expect(stages.filter((stage) => stage === 'scored')).toHaveLength(1); // the end tells the second one
  const prepopped = new Set(scenes.map(({ round, options }) => `${round}: ${options.prepopped}`));
  expect(prepopped).toContain('1: 6');
  expect(prepopped).toContain('2: 5');
});

it('is told to a spectator from beginning to end', async () => {
  const { stages, controller } = await course('milady', milady);
  expect(stages).not.toContain('choosing');
  expect(controller.scene?.viewer).toBeNull();
});

describe('whoever is out of the round', () => {
  const seat = (owner: number | null, now: string) => ({ owner, now, kind: 'player' });
  const scene = (viewer: number | null, ...seats: object[]) =>
    ({ sheet: null, viewer, seats }) as unknown as Scene;

  it('FM-11.4, FM-11.8, FM-12.2: is dazed, with no servant who still stands; a ghost goes on deciding', () => {
    expect(presenter.isOut?.(scene(0, seat(0, 'dazed'), seat(1, 'active')))).toBe(true);
    expect(presenter.isOut?.(scene(0, seat(0, 'dazed'), seat(0, 'active')))).toBe(false);
    expect(presenter.isOut?.(scene(0, seat(0, 'ghost'), seat(1, 'active')))).toBe(false);
    expect(presenter.isOut?.(scene(1, seat(0, 'dazed'), seat(1, 'active')))).toBe(false);
    expect(presenter.isOut?.(scene(null, seat(0, 'dazed')))).toBe(false);
  });
});
