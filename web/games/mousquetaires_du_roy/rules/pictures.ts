/** Small still pictures of positions. The captions tell the same in words, so the drawings are not read out. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../../../lib/i18n';
import { adventure, die, hero as medallion, token } from '../art';
import { heroName } from '../names';
import { adversaryName, challengeName, skillName } from '../words';
import { type Face, house } from './house';
import { challenge, type DuelScene, inn, siege } from './scenes';

const scene = (content: unknown) => html`<div class="scene" aria-hidden="true">${content}</div>`;

const dice = (colour: 'blue' | 'red', faces: readonly Face[], counts: (face: Face) => boolean) => html`
  <span class="scene__dice">
    ${faces.map((face) => (counts(face) ? die(colour, face) : die(colour, face, 'dim')))}
  </span>
`;

const anything = () => true;

export function duel({ hero, opponent, rounds, wounds }: DuelScene): TemplateResult {
  const several = rounds.length > 1;
  const tie = !wounds.hero && !wounds.opponent;
  return scene(html`
    <div class="scene__duel">
      ${rounds.map(
        ({ blue, red }, i) => html`
          ${several ? html`<em>${t('picture-round', { number: i + 1 })}</em>` : nothing}
          <span>${heroName(hero)}</span>${dice('blue', blue, anything)}
          <span>${adversaryName(opponent)}</span>${dice('red', red, anything)}
        `,
      )}
    </div>
    <p class="scene__sum">
      ${
        tie
          ? t('picture-tie')
          : html`${heroName(hero)}: ${t('picture-wounds', { count: wounds.hero })}<br />
              ${adversaryName(opponent)}: ${t('picture-wounds', { count: wounds.opponent })}`
      }
    </p>
  `);
}

export const challengeMet = (): TemplateResult => {
  const { hero, skill, value, card } = challenge;
  const own = house.heroes[hero]?.skills[skill] ?? 0;
  return scene(html`
    <div class="scene__cards">
      <span class="scene__seat scene__number"><b>${own}</b><span>${heroName(hero)}</span><em>${skillName(skill)}</em></span>
      <span class="scene__seat">${token(`improved_${skill}`)}<em>+1</em></span>
      <span class="scene__seat">${adventure(`${skill}_2`)}<em>+${card}</em></span>
    </div>
    <p class="scene__sum">${own} + 1 + ${card} = ${value}: ${challengeName(skill, value)}</p>
  `);
};

export const siegeThrown = (): TemplateResult => {
  const { blue, red } = siege;
  const swords = (faces: readonly Face[]) => faces.filter((face) => face === 'sword').length;
  return scene(html`
    <div class="scene__duel">
      <span>${t('side-team')}</span>${dice('blue', blue, (face) => face === 'sword')}
      <span>${t('side-milady')}</span>${dice('red', red, (face) => face === 'sword')}
    </div>
    <p class="scene__sum">${t('picture-siege', { blue: swords(blue), red: swords(red) })}</p>
  `);
};

export const innLine = (): TemplateResult =>
  scene(html`
    <div class="scene__inn">
      <span class="scene__square"><em>${t('common-room')}</em></span>
      ${inn.squares.map((square, i) => {
        const [hero] = Object.entries(inn.standing).find(([, stands]) => stands === i + 1) ?? [];
        return html`<span class="scene__square">${square ? token('quest') : nothing}${hero ? medallion(hero) : nothing}</span>`;
      })}
    </div>
  `);
