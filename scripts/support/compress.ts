import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** What becomes smaller; pictures and fonts are compressed already. */
const texts = new Set(['.html', '.js', '.css', '.svg', '.txt', '.xml', '.ics', '.json', '.webmanifest']);

/** Below this, the headers weigh more than what is saved. */
const SMALLEST = 256;

/**
 * Lays beside every text of a folder the same as brotli (`.br`) and gzip (`.gz`), each at its best, for a server that
 * hands them out as they are.
 *
 * @returns how many files were compressed
 */
export async function compressFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && texts.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const done = await Promise.all(files.map(compressFile));
  return done.filter(Boolean).length;
}

async function compressFile(file: string): Promise<boolean> {
  if ((await stat(file)).size < SMALLEST) return false;
  const content = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  return true;
}
