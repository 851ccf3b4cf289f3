/** The quest board in play: the inn's lines, Calais, England's stages or the galleries. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Action, Event, Quest, QuestToken, TokenView } from '../../../../generated/mousquetaires_du_roy';
import { icon } from '../../../../lib/art';
import { list, t } from '../../../../lib/i18n';
import { vars } from '../../../../lib/table/directives';
import { die, door, forceSign, hero, token } from '../../art';
import {
  boardAbout,
  boardName,
  epicAbout,
  galleryName,
  lineName,
  questTokenAbout,
  questTokenName,
  stageName,
} from '../../words';
import { oddsBrief, oddsLine, oddsOf } from '../counsel/odds';
import { key } from '../scene/animation';
import { doorAhead, isBarred } from '../scene/attempt';
import { doing, find } from '../scene/choice';
import { heroOf, signOf } from '../scene/people';
import { actor, adversaryLine, atHand, challengeLine, tokenLine } from './element';
import type { Focus } from './place';

type Board<N extends Quest['board']> = Extract<Quest, { board: N }>;

export function questBoard(focus: Focus): TemplateResult {
  const { quest } = focus.view;
  return html`
    ${way(quest)}
    <p class="focus__about">${boardAbout(quest.board)}</p>
    ${quest.board === 'inn' ? inn(focus, quest) : quest.board === 'calais' ? calais(focus, quest) : quest.board === 'england' ? england(focus, quest) : galleries(focus, quest)}
  `;
}

/** What has been met on this board and is gone, by where it lay: line by line or stage by stage, as events count. */
export const goneFrom = ({ board }: Quest, story: readonly Event[]): ReadonlyMap<number, QuestToken> =>
  new Map(
    story.flatMap((one) =>
      one.type === 'token_discarded' && one.board === board ? [[one.position, one.token] as const] : [],
    ),
  );

/** The four boards, and how far the team has come. */
const way = ({ boards, index }: Quest): TemplateResult => html`
  <ol class="way" aria-label=${t('mr-way')}>
    ${boards.map(
      (board, at) =>
        html`<li class="way__board ${at === index ? 'way__board--now' : ''}"
          aria-current=${at === index ? 'step' : nothing} data-sign=${at === index ? boardAbout(board) : nothing}>${at < index ? icon('check') : nothing}${boardName(board)}</li>`,
    )}
  </ol>
`;

function inn(focus: Focus, quest: Board<'inn'>): TemplateResult {
  const { view, people, weighed, good, gone, act } = focus;
  const legal = atHand(focus);
  const guests = (line: number, square: number) =>
    view.musketeers.map((one, who) =>
      one.place === 'quest' && (one.inn?.line ?? -1) === line && (one.inn?.square ?? 0) === square
        ? html`<span class="guest" data-key=${key.guest(who)} data-sign=${signOf(people, one, who)}>${hero(one.hero)}<span class="unseen">${heroOf(people, who)}</span></span>`
        : nothing,
    );
  return html`
    <div class="inn" ${vars({ '--squares': quest.length })}>
      <div class="inn__room"><span class="inn__name">${t('common-room')}</span><span class="inn__guests">${guests(-1, 0)}</span></div>
      ${quest.lines.map((line, at) => {
        const action = find(legal, 'inn', at);
        const next = line.findIndex((token) => token !== null); // a touch there does what the button does
        return html`<div class="inn__line">
          <span class="inn__name">${lineName(at + 1)}</span>
          <ol class="inn__squares">
            ${line.map(
              (
                one,
                square,
              ) => html`<li class="square ${action && square === next ? 'square--next' : ''}" data-key=${key.square(at * quest.length + square)}
                @click=${action && square === next ? () => act(action) : nothing}>
                ${one ? innDoor(one) : openDoor(gone.get(at * quest.length + square))}<span class="inn__guests">${guests(at, square + 1)}</span>
              </li>`,
            )}
          </ol>
          ${action ? html`<button data-does=${doing(action)} class="button ${good.has(action) ? 'button--gold' : ''} ${action === weighed ? 'inn__go--asks' : ''} inn__go" data-sign=${good.get(action) ?? nothing} @click=${() => act(action)}><span class="inn__words">${innLabel(focus, line, at)}</span>${oddsLine(oddsOf(legal, action))}${oddsBrief(oddsOf(legal, action))}</button>` : nothing}
        </div>`;
      })}
      ${unseenLine(quest)}
    </div>
  `;
}

/** How many of what nobody but Milady has seen yet: behind the closed doors, or of the guards of each force. */
function unseen(quest: Quest) {
  if (quest.board === 'calais' || !tokensOf(quest).some((one) => one && !one.kind)) return null;
  if (quest.board === 'inn') {
    const { guards, decoys, traps } = quest.behind;
    const parts = [
      { count: guards, picture: die('red', 'sword'), words: t('mr-guards', { count: guards }) },
      { count: decoys, picture: token('decoy'), words: t('mr-decoys', { count: decoys }) },
      { count: traps, picture: token('trap'), words: t('mr-traps', { count: traps }) },
    ];
    return { id: 'mr-behind', sign: t('mr-sign-behind'), parts: parts.filter(({ count }) => count > 0) };
  }
  const parts = ([2, 3, 4] as const).map((force) => {
    const count = quest.unseen[`force_${force}`];
    return { count, picture: forceSign(force), words: t('mr-of-force', { count, force }) };
  });
  return { id: 'mr-unseen', sign: t('mr-sign-unseen'), parts: parts.filter(({ count }) => count > 0) };
}

/** All that lies on the board, and null where nothing does. */
export const tokensOf = (quest: Quest): readonly (TokenView | null)[] =>
  quest.board === 'inn'
    ? quest.lines.flat()
    : quest.board === 'england'
      ? quest.stages.flatMap((stage) => ('token' in stage ? [stage.token] : []))
      : quest.board === 'galleries'
        ? quest.stages.flatMap(({ tokens }) => tokens)
        : [];

/** The same in words; nothing where all has been seen. */
export function unseenWords(quest: Quest): string {
  const found = unseen(quest);
  return found ? t(found.id, { what: list(found.parts.map(({ words }) => words)) }) : '';
}

/** In a line of its own, where there is room for one. */
function unseenLine(quest: Quest): TemplateResult | typeof nothing {
  const found = unseen(quest);
  return found ? html`<p class="unseen-tokens" data-sign=${found.sign}>${unseenWords(quest)}</p>` : nothing;
}

/** Where there is none, in signs beside the name of the board. */
export function unseenSigns(quest: Quest): TemplateResult | typeof nothing {
  const found = unseen(quest);
  return found
    ? html`<p class="unseen-signs" aria-hidden="true" data-sign="${unseenWords(quest)} ${found.sign}">
        ${found.parts.map(({ count, picture }) => html`<span>${picture}<b>${count}</b></span>`)}
      </p>`
    : nothing;
}

/** Nobody waits there any more; whoever did is seen in the shade. */
function openDoor(gone: QuestToken | undefined): TemplateResult {
  if (!gone)
    return html`<span class="door">${door(null)}<span class="unseen">${t('mr-square-free')}</span></span>`;
  const was = t('mr-square-was', { token: questTokenName(gone) });
  return html`<span class="door" data-sign=${was}>${door({ token: gone, up: true, gone: true })}<span class="unseen">${was}</span></span>`;
}

const innDoor = (one: TokenView): TemplateResult => {
  const name = one.kind ? questTokenName(one.kind) : t('quest-door');
  const about = one.kind ? questTokenAbout(one.kind) || t('mr-sign-guard') : t('mr-sign-door');
  return html`<span class="door" data-sign="${name}: ${about}">${door({ token: one.kind ?? 'quest', up: one.up })}<span class="unseen">${name}</span></span>`;
};

/** Whether the next step meets a token or only advances (MR-22.6, 22.7); on a phone the door itself says what is done. */
function innLabel({ view }: Focus, line: readonly (TokenView | null)[], at: number): string | TemplateResult {
  const ahead = doorAhead(view, at);
  if (!ahead) return t('mr-inn-advance', { square: line.findIndex((token) => token !== null) });
  if (!ahead.kind) return t('mr-inn-turn');
  const name = questTokenName(ahead.kind);
  return html`<span class="inn__full">${t('mr-inn-meet', { token: name })}</span><span class="inn__brief">${name}</span>`;
}

function calais(focus: Focus, quest: Board<'calais'>): TemplateResult {
  const { view, weighed, good, act } = focus;
  const legal = atHand(focus);
  return html`<ul class="elements">
    ${quest.challenges.map((one, at) =>
      challengeLine(`quest-challenge-${at}`, one, {
        action: find(legal, 'challenge', at),
        act,
        weighed,
        by: actor(focus),
        good,
      }),
    )}
    ${adversaryLine('quest-duel-0', quest.de_wardes, { action: find(legal, 'duel', 0), act, weighed, legal, good, barred: isBarred(view, 'quest', view.active) })}
  </ul>`;
}

function england(focus: Focus, quest: Board<'england'>): TemplateResult {
  const { view, weighed, good, gone, act } = focus;
  const legal = atHand(focus);
  const guarded = quest.stages.flatMap((stage, at) => ('token' in stage ? [at] : []));
  return html`<ol class="stages stages--england">
    ${quest.stages.map((stage, at) => {
      const now = at === quest.stage;
      const only = (action: Action | null) => ({
        action: now ? action : null,
        act,
        weighed,
        by: now ? actor(focus) : null,
        legal: now ? legal : null,
        good,
        barred: isBarred(view, 'quest', view.active),
      });
      return html`<li class="stage ${now ? 'stage--now' : ''} ${at < quest.stage ? 'stage--done' : ''}" aria-current=${now ? 'step' : nothing}>
        <h3>${stageName(at + 1)}</h3>
        <ul class="elements">
          ${
            'token' in stage
              ? tokenLine(
                  `quest-stage-${at}`,
                  stage.token,
                  only(find(legal, 'duel', 0)),
                  gone.get(guarded.indexOf(at)),
                )
              : challengeLine(`quest-stage-${at}`, stage.challenge, only(find(legal, 'challenge', 0)))
          }
        </ul>
      </li>`;
    })}
  </ol>
  ${unseenLine(quest)}`;
}

function galleries(focus: Focus, quest: Board<'galleries'>): TemplateResult {
  const { view, weighed, good, gone, act } = focus;
  const legal = atHand(focus);
  const passage = find(legal, 'passage');
  return html`<ol class="stages">
    ${quest.stages.map(({ challenge, tokens }, at) => {
      const now = at === quest.stage;
      const only = (action: Action | null) => ({
        action: now ? action : null,
        act,
        weighed,
        by: now ? actor(focus) : null,
        legal: now ? legal : null,
        good,
        barred: isBarred(view, 'quest', view.active),
      });
      return html`<li class="stage ${now ? 'stage--now' : ''} ${at < quest.stage ? 'stage--done' : ''}" aria-current=${now ? 'step' : nothing}>
        <h3 data-sign=${now ? t('mr-gallery-ways') : nothing}>${galleryName(at + 1)}${now ? html` <small class="stage__ways">${t('mr-gallery-ways')}</small>` : nothing}</h3>
        <ul class="elements">
          ${challengeLine(`gallery-${at}`, challenge, only(find(legal, 'challenge', 0)))}
          ${tokens.map((one, i) => tokenLine(`gallery-${at}-${i}`, one, only(find(legal, 'duel', i)), gone.get(at * quest.each + i)))}
        </ul>
        ${now && passage ? html`<button data-does=${doing(passage)} class="button ${good.has(passage) ? 'button--gold' : ''} ${passage === weighed ? 'element--asks' : ''}" data-sign=${good.get(passage) ?? epicAbout()} @click=${() => act(passage)}>${t('mr-passage', { count: quest.epic })}</button>` : nothing}
      </li>`;
    })}
  </ol>
  ${unseenLine(quest)}`;
}
