/** How the match stands: the four threats, the ladder that leads to one of them, and the one way of the Musketeers. */
import type { TemplateResult } from 'lit';
import type { Quest, TimeTrack, View } from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import { cord, hourglass, jewels, ladder, rampart, ribbon } from '../../art';
import { nextOnQuest } from './attempt';

export interface Gauge {
  readonly id: 'time' | 'honour' | 'siege' | 'constance' | 'louvre' | 'quest';
  /** What has the shape of it. */
  readonly picture: TemplateResult;
  readonly words: string;
  readonly detail: string;
  /** Steps to Milady's victory; null where this leads to none. */
  readonly left: number | null;
}

/** As a space of the siege is written. */
export const signed = (space: number) => (space > 0 ? `+${space}` : space < 0 ? `−${-space}` : '0');

/** How many dice time gives Milady at La Rochelle (MR-17.6). */
export const diceOfTime = ({ dice }: TimeTrack, at: number): number =>
  dice.findLast(([from]) => at >= from)?.[1] ?? 0;

/** How many parts of the whole way are done; of the inn those of the line that is farthest. */
export function partsDone(quest: Quest): number {
  const behind = quest.parts.slice(0, quest.index).reduce((sum, one) => sum + one, 0);
  if (quest.index === quest.boards.length) return behind; // the last board is still in sight
  switch (quest.board) {
    case 'inn':
      return behind + Math.max(0, ...quest.lines.map((line) => line.filter((one) => one === null).length));
    case 'calais':
      return behind + quest.challenges.filter(({ solved }) => solved).length;
    default:
      return behind + quest.stage;
  }
}

export function gauges({ tracks, missions, quest, siege: { dice }, side: looks }: View): Gauge[] {
  const side = looks ?? 'none';
  const { time, honour, siege, louvre } = tracks;
  const constance = missions.paris?.effect === 'strangle' ? missions.paris : null;
  const { strangled, successes } = constance ?? { strangled: 0, successes: 0 };
  const way = { done: partsDone(quest), of: quest.parts.reduce((sum, one) => sum + one, 0) };
  return [
    {
      id: 'time',
      picture: hourglass(time.at / time.end),
      words: `${time.at}/${time.end}`,
      detail: t('mr-track-time', { left: time.end - time.at, dice: dice.red, side }),
      left: time.end - time.at,
    },
    {
      id: 'honour',
      picture: jewels(honour.at, honour.most),
      words: `${honour.at}/${honour.most}`,
      detail: t('mr-track-honour', { left: honour.at, side }),
      left: honour.at,
    },
    {
      id: 'siege',
      picture: rampart(siege.at, siege.left, siege.right),
      words: signed(siege.at),
      detail: t('mr-track-siege', { left: siege.at - siege.left, right: siege.right - siege.at }),
      left: siege.at - siege.left,
    },
    {
      id: 'constance',
      picture: cord(strangled, successes),
      words: constance ? `${strangled}/${successes}` : '–',
      detail: constance
        ? t('mr-track-constance', { left: successes - strangled, side })
        : t('mr-track-constance-safe'),
      left: constance && successes - strangled,
    },
    {
      id: 'louvre',
      picture: ladder(louvre.at, louvre.fail),
      words: `${louvre.at}/${louvre.fail}`,
      detail: t('mr-track-louvre', { left: louvre.fail - louvre.at }),
      left: null,
    },
    {
      id: 'quest',
      picture: ribbon(quest.index, quest.boards.length),
      words: `${way.done}/${way.of}`,
      detail: t('mr-track-quest', {
        ...way,
        number: Math.min(quest.index + 1, quest.boards.length),
        boards: quest.boards.length,
        board: quest.index < quest.boards.length ? quest.board : 'none',
        next: nextOnQuest(quest),
      }),
      left: null,
    },
  ];
}

/** One step from Milady's victory, or none. */
export const alarming = ({ left }: Gauge): boolean => left !== null && left <= 1;
/** Not much farther. */
export const near = (gauge: Gauge): boolean => gauge.left === 2;
