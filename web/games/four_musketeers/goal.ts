/** A fight: the lowest number that stands loses (FM-5), unless the stone protects (FM-6). */
import './goal.css';
import { html } from 'lit';
import { lifeCard, stone, swordCard } from './art';

export const goal = () => html`
  <span class="goal-fight">${swordCard('9S')}${swordCard('3D', 'lost')}${swordCard('7C')}</span>
  <span class="goal-hit">${lifeCard('KH')}<svg viewBox="0 0 40 40"><path d="M8 8 32 32M32 8 8 32"></path></svg></span>
  <span class="goal-stone">${stone()}</span>
`;
