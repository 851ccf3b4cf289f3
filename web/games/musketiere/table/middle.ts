/** The middle of the table: the guard, the stones, the cards of the duel and the sum that grows towards the guard. */
import { html, nothing, type TemplateResult } from 'lit';
import { places } from '../../../generated/components-musketiere';
import type { Card, View } from '../../../generated/musketiere';
import { t } from '../../../lib/i18n';
import { vars } from '../../../lib/table/directives';
import { type Mark, medal } from '../../../lib/table/hand';
import { type Roster, whoIs } from '../../../lib/table/roster';
import { cardBack, cardFace, gem, guardBack, guardCard, prison } from '../art';
import { key } from './animation';
import { openCards } from './open';
import { paid } from './paid';
import { readable, type Scene, sumOf } from './scene';
import { cardAbout, cardName } from './sentences';

interface Middle {
  readonly scene: Scene;
  readonly roster: Roster;
  readonly face: (seat: number) => TemplateResult;
  /** Every seat's own view, when all cards lie open. */
  readonly views: readonly View[] | null;
  /** What the viewer may play, laid down for a look. */
  readonly tried: Card | null;
  /** Which of the lamp’s best choices plays it. */
  readonly mark: Mark | undefined;
  /** Puts that back into the hand. */
  readonly putBack: () => void;
  /** The match is over: no card is awaited any more. */
  readonly over: boolean;
  /** The viewer has been robbed in the duel before. */
  readonly robbed: boolean;
  /** What the next one may come to that none before it could. */
  readonly stake: string | null;
  /** How the one before ended, and then what that cost or brought, where that is not told elsewhere. */
  readonly last: readonly string[];
  /** Before the first one: what helps to choose the pay. */
  readonly advice: readonly string[];
  /** Where nothing of all that is said: what a card may be saved for. */
  readonly ahead: string | null;
  /** Over all that: with what the game has just ended before its time. */
  readonly triumph: TemplateResult | typeof nothing;
}

export function middle(around: Middle): TemplateResult {
  const { scene, roster, face } = around;
  const { guard, centre, verdict, pile, sheet } = scene;
  const pay = sheet?.pay.at(-1); // seat by seat
  return html`
    <section class="middle ${pay ? 'middle--paid' : ''}" aria-label=${t('table-middle')} ${vars({ '--seats': pay ? places.length : scene.players })}>
      <p class="unseen">${t('table-centre', { gems: centre.gems, prisons: centre.prisons })}</p>
      <div class="heap heap--gems" aria-hidden="true" data-sign=${t('sign-gems', { count: centre.gems })} data-none=${t('table-no-gems')}>
        ${Array.from({ length: centre.gems }, (_, i) => html`<span class="heap__stone" data-key=${key.gem(i)}>${gem()}</span>`)}
      </div>
      <div class="guard">
        <p class="unseen">
          ${guard === null ? nothing : `${t('table-guard', { strength: guard })}.`} ${t('table-pile', { count: pile })}
        </p>
        <span class="guard__pile" data-sign=${t('sign-pile', { count: pile })} data-key=${key.pile} aria-hidden="true">${pile > 0 ? guardBack() : nothing}</span>
        ${
          guard === null
            ? nothing
            : html`<span class="guard__card" data-sign=${t('sign-guard', { strength: guard })} data-key=${key.guard} aria-hidden="true">
                ${guardCard(guard, ...(verdict?.won ? ['dim' as const] : []))}
              </span>`
        }
      </div>
      <div class="heap heap--prisons" aria-hidden="true" data-sign=${t('sign-prisons', { count: centre.prisons })} data-none=${t('table-no-prisons')}>
        ${Array.from({ length: centre.prisons }, (_, i) => html`<span class="heap__stone" data-key=${key.prison(i)}>${prison()}</span>`)}
      </div>
      ${
        pay && sheet
          ? paid(
              pay,
              readable(sheet),
              html`${face(sheet.pay.length - 1)} ${whoIs(roster, sheet.pay.length - 1)}`,
            )
          : html`${guard === null || around.over ? nothing : html`${gauge(scene, guard)} ${laid(around)}`}`
      }
      ${scene.turned === null && sheet === null ? spoken(around) : nothing} ${around.triumph}
    </section>
  `;
}

/** As long as nothing is turned: what helps to choose, what is at stake, or how the duel before ended. */
const spoken = ({ stake, last, advice, ahead, robbed }: Middle): TemplateResult | typeof nothing =>
  stake === null && last.length === 0 && advice.length === 0 && ahead === null
    ? nothing
    : html`<div class="between ${robbed ? 'between--robbed' : ''}">
        ${advice.map((one) => html`<p>${one}</p>`)}
        ${ahead === null ? nothing : html`<p>${ahead}</p>`}
        ${stake === null ? nothing : html`<p class="between__stake">${stake}</p>`}
        ${last.length === 0 ? nothing : html`<p class="between__last">${last.join(' ')}</p>`}
      </div>`;

/** The sum as a blade that reaches for the guard, and beyond. */
function gauge(scene: Scene, guard: number): TemplateResult {
  const sum = sumOf(scene);
  const state = scene.verdict === null ? '' : scene.verdict.won ? 'gauge--won' : 'gauge--lost';
  const shown = scene.turned === null ? 'gauge--idle' : '';
  const whole = Math.max(sum, guard); // what goes beyond the guard is seen beyond its mark
  return html`
    <div class="gauge ${state} ${shown}" ${vars({ '--reach': sum / whole, '--guard': guard / whole })} data-sign=${t('sign-sum', { sum, strength: guard })}>
      <p class="gauge__figure">
        <span class="unseen">${t('table-sum-label', { sum, strength: guard })}</span>
        <span aria-hidden="true"><b>${sum}</b> / ${guard}${scene.verdict === null ? nothing : html` <small>${byHow(sum - guard)}</small>`}</span>
      </p>
      <div class="gauge__track" aria-hidden="true">
        <i class="gauge__fill"></i>
        <i class="gauge__mark"></i>
      </div>
    </div>
  `;
}

/** By how much: that stays as long as the cards lie there. */
const byHow = (difference: number): string => (difference < 0 ? `−${-difference}` : `+${difference}`);

const laid = (around: Middle): TemplateResult => html`
  <ol class="laid" aria-label=${t('table-laid')}>${around.scene.rows.map((_, seat) => slot(seat, around))}</ol>
`;

function slot(
  seat: number,
  { scene, roster, face, views, tried: laidDown, mark: lampMark, putBack }: Middle,
): TemplateResult {
  const view = views?.[seat];
  const tried = seat === scene.viewer ? laidDown : null;
  const { verdict, turned, counting } = scene;
  const hangs = scene.hangs?.seat === seat;
  const seen = scene.chosen[seat] ? openCards(view, seat, scene).chosen : null;
  const own = tried ?? (seat === scene.viewer ? (scene.ownChoice?.[0] ?? null) : seen);
  const card = turned?.[seat] ?? own;
  const down = card === null && (turned !== null || scene.chosen[seat] === true);
  const counts = counting.includes(seat);
  const decides = verdict?.seat === seat;
  const mark = decides ? (verdict.won ? 'slot--won' : 'slot--lost') : '';
  const name = card === null ? t(down ? 'card-down' : 'table-laid-none') : cardName(card);
  const words = tried === null ? name : t('table-laid-tried', { card: name });
  return html`
    <li class="slot ${mark} ${hangs ? 'slot--hangs' : ''} ${counts ? '' : 'slot--out'} ${seat === scene.viewer ? 'slot--mine' : ''} ${own !== null && turned === null ? 'slot--own' : ''} ${tried === null ? '' : 'slot--tried'}">
      <span class="slot__card ${card === null && !down ? 'slot__card--empty' : ''}" data-sign=${tried !== null ? nothing : card === null ? t(down ? 'sign-down' : 'sign-slot') : cardAbout(card)}
        @click=${tried === null ? nothing : putBack}>
        ${
          card === null && !down
            ? nothing
            : html`<span data-key=${key.laid(seat)}>
                ${
                  card === null
                    ? cardBack()
                    : cardFace(
                        card,
                        ...(decides
                          ? [verdict.won ? ('won' as const) : ('lost' as const)]
                          : counts
                            ? []
                            : ['dim' as const]),
                      )
                }
              </span>`
        }
        ${tried === null ? nothing : medal(lampMark)}
        <span class="unseen">${words}</span>
      </span>
      <span class="slot__who" title=${roster.names[seat] ?? ''}>${face(seat)} ${whoIs(roster, seat)}</span>
      ${counts ? nothing : html`<span class="slot__note" data-sign=${t('sign-out')}>${t('table-not-counting')}</span>`}
    </li>
  `;
}
