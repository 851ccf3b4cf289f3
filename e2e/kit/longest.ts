/**
 * A language that nobody speaks: of every message the wording, in any of ours, that takes the most room. Where its words
 * fit, those of every language do.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { Message, type Pattern, parse, Resource, serialize } from '@fluent/syntax';
import type { Page } from '@playwright/test';
import { languages } from '../../web/lib/languages';
import { textsOf, type Words, wordsFrom } from './words';

/** As many letters as what stands in a sentence for a name or a number may have. */
const PLACED = 8;

const roomOf = (pattern: Pattern): number =>
  pattern.elements
    .map((element) => {
      if (element.type === 'TextElement') return element.value.length;
      const { expression } = element;
      if (expression.type !== 'SelectExpression') return PLACED;
      return Math.max(...expression.variants.map(({ value }) => roomOf(value)));
    })
    .reduce((sum, room) => sum + room, 0);

const messagesOf = (text: string): Message[] =>
  parse(text, {}).body.filter((entry) => entry instanceof Message);

/** Of catalogues with the same messages, one with the longest of each. */
function longestOf(texts: readonly string[]): string {
  const longest = new Map<string, { room: number; message: Message }>();
  for (const message of texts.flatMap(messagesOf)) {
    const room = message.value ? roomOf(message.value) : 0;
    if (room > (longest.get(message.id.name)?.room ?? -1)) longest.set(message.id.name, { room, message });
  }
  return serialize(new Resource([...longest.values()].map(({ message }) => message)), {});
}

/** English text of a catalogue → the longest. */
const catalogues = new Map(
  [...textsOf('en')].map(([path, text]) => [
    text,
    longestOf(languages.map((language) => textsOf(language).get(path) ?? '')),
  ]),
);

export const longest: Words = wordsFrom(catalogues.values());

/** Lets a page that is set to English speak so. */
export async function speakLongest(page: Page): Promise<void> {
  const assets = new URL(`../../${process.env.SITE ?? 'dist'}/assets/`, import.meta.url);
  let spoken = 0;
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.js'))) {
    const code = readFileSync(new URL(file, assets), 'utf8');
    if (!/^(?:var|const) \w+=[`"'].*export\s*\{\w+ as default\};\s*$/s.test(code)) continue;
    const { default: text } = (await import(new URL(file, assets).href)) as { default: string };
    const wording = catalogues.get(text);
    if (wording === undefined) continue;
    spoken += 1;
    await page.route(`**/assets/${file}`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export default ${JSON.stringify(wording)}`,
      }),
    );
  }
  if (spoken !== catalogues.size)
    throw new Error(`${spoken} of ${catalogues.size} catalogues were found in the site`);
}
