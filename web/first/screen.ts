/**
 * Runs in the page before it is painted for the first time: theme and language as the reader wishes, and at the address
 * of the home page its picture, which the build has drawn in every language, until the page itself takes its place.
 */
import { embedded } from '../lib/embedded';
import { isHome, isTable } from '../shell/router';
import { asked, layTable, read, settle, wear } from '../shell/wishes';
import { FIRST, picturesOf } from './parts';

/** Milliseconds, where the browser does not tell that it has painted. */
const AT_LAST = 500;

const wishes = settle(asked(), read());
wear(wishes);
layTable(isTable(location.hash));
document.documentElement.lang = wishes.language;

if (isHome(location.hash) && !embedded) {
  showHome();
  if (document.hidden) begin();
  else Promise.race([painted(), new Promise((done) => setTimeout(done, AT_LAST))]).then(begin);
} else begin();

function painted(): Promise<void> {
  return new Promise((done) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      done();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** The page's script, which is on its way. */
function begin(): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = document.querySelector<HTMLLinkElement>('link[rel="modulepreload"]')?.href ?? '';
  document.head.append(script);
}

/** What a template holds. */
function pictured(id: string): Node | null {
  const picture = document.getElementById(id);
  return picture instanceof HTMLTemplateElement ? document.importNode(picture.content, true) : null;
}

function showHome(): void {
  const [drawings, screen] = picturesOf(wishes.language).map(pictured);
  const holder = document.createElement('div');
  holder.id = FIRST;
  holder.append(screen ?? '');
  document.body.append(drawings ?? '', holder);
  const { game } = document.documentElement.dataset;
  if (game) document.getElementById(`poster-${game}`)?.closest('article')?.scrollIntoView();
}
