import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mapTexts } from '#content-model/content-path.ts';

/**
 * Names the files in content as the file system does: a Mac may decompose the é of a name, which content has composed.
 * @param folder of the content file
 * @param publicFolder the folder of what begins with `/files/`
 */
export const withFileNames = <Data>(data: Data, folder: string, publicFolder: string) =>
  mapTexts(data, (path) => {
    const [, parent = '', name = ''] =
      /^((?:\.\.?|\/files)\/(?:.*\/)?)([^/]*\P{ASCII}[^/]*)$/u.exec(path) ?? [];
    const onDisk = join(parent.startsWith('/') ? publicFolder : folder, parent);
    if (!name || !existsSync(onDisk)) return path;
    return parent + (readdirSync(onDisk).find((it) => it.normalize() === name.normalize()) ?? name);
  }) as Data;
