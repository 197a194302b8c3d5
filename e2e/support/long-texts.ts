import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const words = (
  'Thanksgiving Archimandrite Sanctification of Transfiguration Confraternity for Resurrection and ' +
  'Reconciliation Congregational the Protopresbyter Catechumenate Commemoration in Annunciation Hospitality'
).split(' ');

const pattern = new RegExp(`(${words.join('|')})( ?)…\\2(\\d+)$`, 'gm');

/** Writes out long texts: `of … 300` are 300 characters of the words above, in a circle from `of` on; `of…300` the same without spaces. */
const writeOut = (yaml: string): string =>
  yaml.replaceAll(pattern, (_, first: string, space: string, length: string) => {
    const start = words.indexOf(first);
    const circle = [...words.slice(start), ...words.slice(0, start), ''].join(space);
    return circle.repeat(Number(length)).slice(0, Number(length));
  });

/** Copies a folder of content with its long texts written out. */
export function copyWithLongTexts(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  for (const file of globSync('**/*.yaml', { cwd: to }).map((name) => join(to, name)))
    writeFileSync(file, writeOut(readFileSync(file, 'utf8')));
}
