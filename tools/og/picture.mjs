// The picture a link shows of itself, drawn with the art of the page: `picture.html?index`, `?musketiere`, …
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { html, render } from 'lit';
import { roleCard, swordCard } from '../../web/games/four_musketeers/art';
import { adventure, mission, placeCard } from '../../web/games/mousquetaires_du_roy/art';
import { cardFace, guardCard } from '../../web/games/musketiere/art';
import { artSprite, crest, frieze, rosette } from '../../web/lib/art';
import messages from '../../web/messages/en/shell.ftl?raw';
import '../../web/styles/tokens.css';
import './picture.css';

const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource(messages));
const words = (id) => bundle.formatPattern(bundle.getMessage(id).value);

const fans = {
  musketiere: () => [cardFace('4/2'), cardFace('6/1'), guardCard(18), cardFace('8/4'), cardFace('10/2')],
  four_musketeers: () => [
    swordCard('4D'),
    swordCard('7H'),
    roleCard('QS'),
    swordCard('9C'),
    swordCard('10S'),
  ],
  mousquetaires_du_roy: () => [
    adventure('double_combat'),
    placeCard('bastille'),
    adventure('buckingham'),
    mission('louvre', 'honneur_d_une_dame'),
    adventure('combat'),
  ],
};

const name = location.search.slice(1);
const fan = fans[name];
const picture = fan
  ? html`<div class="side">${crest(name)}
        <h1>${words(`game-${name}`)}</h1><p>${words(`home-${name}-pitch`)}</p></div>
      <div class="fan">${fan().map((card) => html`<div>${card}</div>`)}</div>`
  : html`<div class="middle"><h1>${words('site-name')}</h1><p>${words('site-tagline')}</p></div>${frieze()}`;
render(
  html`${artSprite()}<main class="mk-felt ${fan ? `split ${name}` : ''}">${rosette()}${picture}</main>`,
  document.body,
);
await document.fonts.ready;
document.documentElement.dataset.drawn = '';
