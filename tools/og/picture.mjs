// The picture a link shows of itself, drawn with the art of the page: `picture.html?index`, `?musketiere`, …
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { html, render } from 'lit';
import { games } from '../../web/games/registry';
import { artSprite, frieze } from '../../web/lib/art';
import { crest, crestSymbol } from '../../web/lib/art/crest';
import { engrave } from '../../web/lib/art/engravings';
import { symbols as page } from '../../web/lib/art/page';
import { rosette, symbols as table } from '../../web/lib/art/table';
import shell from '../../web/messages/en/shell.ftl?raw';
import '../../web/styles/tokens.css';
import './picture.css';

const fans = import.meta.glob('../../web/games/*/art/fan.ts', { import: 'fan' });
const catalogues = import.meta.glob('../../web/games/*/messages/en/home-*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const bundle = new FluentBundle('en', { useIsolating: false });
for (const text of [shell, ...Object.values(catalogues)]) bundle.addResource(new FluentResource(text));
const words = (id) => bundle.formatPattern(bundle.getMessage(id).value);

const name = location.search.slice(1);
const fan = await fans[`../../web/games/${name}/art/fan.ts`]?.();
const crests = games.all.map((game) => crestSymbol(game.id, game.crest));
const sprites = games.all.map((game) => game.sprite ?? []);
const engravings = await Promise.all(games.all.map((game) => game.engravings()));
const picture = fan
  ? html`<div class="side">${crest(name)}
        <h1>${words(`game-${name}`)}</h1><p>${words(`home-${name}-pitch`)}</p></div>
      <div class="fan">${fan().map((card) => html`<div>${card}</div>`)}</div>`
  : html`<div class="middle"><h1>${words('site-name')}</h1><p>${words('site-tagline')}</p></div>${frieze()}`;
render(
  html`${artSprite(sprites)}<main class="mk-felt ${fan ? `split ${name}` : ''}">${rosette()}${picture}</main>`,
  document.body,
);
await engrave([page, table, crests, ...engravings]);
await document.fonts.ready;
document.documentElement.dataset.drawn = '';
