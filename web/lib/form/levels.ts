/** What one may expect of the computer players: each level and each character in a line. */
import { html } from 'lit';
import { characters, levels } from '../../generated/catalogue';
import type { Level } from '../computers';
import { t } from '../i18n';

export const levelSentence = (level: Level): string => t(`player-${level}-hint`);

export const levelList = () => html`
  <dl class="levels">
    ${levels.map((level) => html`<div><dt>${t(`player-${level}`)}</dt><dd>${levelSentence(level)}</dd></div>`)}
  </dl>
  <p class="hint">${t('new-characters')}</p>
  <dl class="levels">
    ${characters.map((one) => html`<div><dt>${t(`character-${one}`)}</dt><dd>${t(`character-${one}-hint`)}</dd></div>`)}
  </dl>
`;
