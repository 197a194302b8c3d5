import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Text formats. Images and fonts are compressed already. */
export const textFormats = /\.(html|js|css|svg|txt|xml|ics|json|webmanifest)$/;

/** In bytes. Below this, the response headers outweigh the savings. */
const minSize = 256;

/**
 * Writes a brotli (`.br`) and a gzip (`.gz`) version beside every text file of a folder, each at its highest level,
 * for servers that serve precompressed files.
 */
export async function compressFolder(folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => textFormats.test(file));
  const compressed = await Promise.all(files.map((file) => compressFile(join(folder, file))));
  return compressed.filter(Boolean).length;
}

async function compressFile(file: string): Promise<boolean> {
  if ((await stat(file)).size < minSize) return false;
  const content = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  return true;
}
