/** Everything that opens over the table, and the parchment that lies beside it on a wide page. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Action, Event, GameTypes, View } from '../../../generated/four_musketeers';
import { icon } from '../../../lib/art';
import { t } from '../../../lib/i18n';
import { curtainOf } from '../../../lib/table/curtain';
import { dialog } from '../../../lib/table/dialog';
import { ending, parchment, type TableContext as SharedDesk, scored, sheet } from '../../../lib/table/sheets';
import { scores as scoreList } from '../../../lib/table/story';
import { groupOf } from '../storylines';
import { ambitions } from './ambition';
import { ranked, tale } from './ending';
import { figures } from './figures';
import { type Chances, goal } from './goal';
import { introBegin, introSheet, remember } from './intro';
import { known } from './known';
import type { People } from './people';
import { defeatsOf, pastRound, roundAccount, roundSheet, roundTitle, sideName, toldRound } from './round';
import type { Scene } from './scene';
import { settingsSheet } from './settings';
import { isByLives, isOneRound, livesLeft } from './stakes';

export interface TableContext extends SharedDesk<GameTypes, Scene> {
  readonly people: People;
  readonly act: (action: Action) => void;
  /** Whether chances are told, and who says so; null where nobody chooses. */
  readonly chances: Chances | null;
  /** What has been told, with what is being told now. */
  readonly told: readonly Event[];
}

export function beside(context: TableContext): TemplateResult {
  const { frame, scene, people, show, told } = context;
  return parchment(context, {
    above: html`
      <h2>${t(`storyline-${scene.options.storyline}`)}</h2>
      <p>${t(`storyline-${scene.options.storyline}-about`)}</p>
      ${ambitions(scene, people)} ${scores(scene, frame.view, people)} ${lastRound(frame.view, show)}
      ${known(
        told,
        scene,
        people,
        (cards) => html`<details class="fold"><summary>${t('four-known')}</summary>${cards}</details>`,
      )}
      <h2>${t('story-title')}</h2>
    `,
    opens: 'goal',
    label: t('four-goal-open'),
  });
}

export function scores(scene: Scene, { goal: at, last_round: last }: View, people: People): TemplateResult {
  const { totals, sides, options } = scene;
  if (isByLives(scene)) return lifeList(scene, people);
  const group = groupOf(options.storyline);
  if (isOneRound(options) && group === 'solitaire')
    return html`<p>${t('four-goal-single', { what: group })}</p>`; // nothing is counted
  const counted = scene.sheet?.scores || last?.round === scene.round;
  return scoreList({
    goal:
      at === null
        ? t('four-goal-single', { what: group })
        : t('four-goal', { group, result: t(`result-${group}`, { count: at }) }),
    ...(group !== 'survival' && { most: Math.max(at ?? 1, ...totals) }), // of defeats the fewest win
    lines: totals.map((total, side) => {
      const players = sides[side] ?? [];
      return { ...sideName(players, people), total: total + (counted ? 0 : defeatsOf(players, scene)) };
    }),
  });
}

/** Where lives alone decide, they are what one compares (FM-16.12). */
function lifeList(scene: Scene, people: People): TemplateResult {
  const lives = livesLeft(scene);
  return scoreList({
    goal: t('four-goal-single', { what: 'lives' }),
    unit: icon('heart'),
    lines: scene.seats.map(({ owner }, seat) => ({
      ...sideName(owner === null ? [] : [owner], people),
      total: lives[seat] ?? 0,
    })),
  });
}

const lastRound = ({ last_round: last }: View, show: (panel: string) => void) =>
  last
    ? html`<button class="button button--quiet" @click=${() => show('last-round')}>${t('four-last-round')}</button>`
    : nothing;

export function sheets(context: TableContext): TemplateResult {
  const { controller, frame, scene, roster, people, panel, show, act, chances, told } = context;
  const storyline = t(`storyline-${scene.options.storyline}`);
  const { last_round: last } = frame.view;
  /** Before anything is played, or before the first choice. */
  const begin = () => {
    remember(scene.options.storyline);
    show(null);
    controller.goOn();
  };
  // It stays open while a change is told, so that nobody loses the place in it.
  const { at } = controller.stage;
  const setting =
    (at === 'choosing' || at === 'animating') &&
    frame.decision?.kind === 'choose_settings' &&
    frame.legal !== null &&
    scene.round === frame.view.round;
  return html`
    ${dialog({
      id: 'intro',
      title: storyline,
      open: panel === 'intro' || controller.stage.at === 'held',
      page: true,
      close: begin,
      body: () => introSheet(scene, people, controller.humans.length === 1),
      foot: introBegin(begin),
    })}
    ${sheet(
      context,
      'story',
      t('story-title'),
      () => html`${context.story()} ${scores(scene, frame.view, people)} ${lastRound(frame.view, show)}
        ${known(told, scene, people, (cards) => html`<h3>${t('four-known')}</h3>${cards}`)}`,
    )}
    ${sheet(context, 'goal', storyline, () => goal(scene, people, chances))}
    ${
      last
        ? sheet(context, 'last-round', t('four-round-title', { round: last.round }), () =>
            roundSheet(pastRound(last), scene, people, controller.story),
          )
        : nothing
    }
    ${scored(context, {
      title: roundTitle(scene, people),
      open: controller.stage.at === 'scored',
      next: t('four-go-on'),
      body: () =>
        scene.sheet ? roundSheet(toldRound(scene, scene.sheet), scene, people, controller.story) : nothing,
    })}
    ${dialog({
      id: 'settings',
      title: t('four-settings-title'),
      open: setting && panel !== 'later',
      page: true,
      close: () => show('later'),
      body: () => settingsSheet(frame.legal, scene.options, act, at === 'animating'),
    })}
    ${ending(context, {
      ...ranked(scene),
      opponents: scene.sides.filter((side) => !side.includes(roster.viewer ?? -1)).flat(),
      tale: (mood) => tale(scene, frame, people, mood),
      figures: () => figures(controller.story, people),
      last: () =>
        last
          ? html`<details class="fold" open>
              <summary>${t('four-last-round')}</summary>
              ${roundAccount(pastRound(last), scene, people, controller.story)}
            </details>`
          : nothing,
    })}
    ${curtainOf(controller.stage, roster, context.takeSeat)}
  `;
}
