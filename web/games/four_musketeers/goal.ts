/** A fight: the lowest number that stands loses (FM-5), unless the stone protects (FM-6). */
import './goal.css';
import { html } from 'lit';
import type { Storyline } from '../../generated/four_musketeers';
import type { Goal } from '../../lib/game';
import { lifeCard, roleCard, stone, swordCard } from './art';
import { groupOf } from './storylines';

/** Where all stand together it is the villain who is to be hit. */
const hit = (storyline: unknown) =>
  groupOf(storyline as Storyline) === 'solitaire' ? roleCard(storyline as Storyline) : lifeCard('KH');

export const goal: Goal = ({ storyline = 'AC' }) => html`
  <span class="goal-fight">${swordCard('9S')}${swordCard('3D', 'lost')}${swordCard('7C')}</span>
  <span class="goal-hit">${hit(storyline)}<svg viewBox="0 0 40 40"><path d="M8 8 32 32M32 8 8 32"></path></svg></span>
  <span class="goal-stone">${stone()}</span>
`;
