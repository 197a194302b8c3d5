import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mapTexts } from '#content-model/content-path.ts';

/**
 * Names the files in content as the file system does: a Mac may decompose the é of a name, which content has composed.
 * @param folder of the content file
 * @param publicFolder the folder of what begins with `/files/`
 */
export function withFileNames<Data>(data: Data, folder: string, publicFolder: string): Data {
  return mapTexts(data, (text) => nameOnDisk(text, folder, publicFolder)) as Data;
}

function nameOnDisk(path: string, folder: string, publicFolder: string): string {
  if (!/^(\.\.?|\/files)\/.*\P{ASCII}[^/]*$/u.test(path)) return path;
  const file = join(path.startsWith('/') ? publicFolder : folder, path);
  const names = existsSync(dirname(file)) ? readdirSync(dirname(file)) : [];
  const composed = file.normalize();
  const name = names.find((it) => join(dirname(file), it).normalize() === composed);
  return name === undefined ? path : path.replace(/[^/]*$/, () => name);
}
