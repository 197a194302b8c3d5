import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse, stringify } from 'yaml';
import { createTempSite } from '../../e2e/support/temp-site.ts';

/**
 * How build time and the page of the ministries grow with their number, in scratch copies of the project.
 *
 * @param factors by which the ministries of content are multiplied
 * @returns a row a factor: seconds of the whole build, and bytes of the page, plain and as brotli
 */
export async function measureGrowth(factors: readonly number[]): Promise<Record<string, GrowthRow>> {
  const rows: Record<string, GrowthRow> = {};
  for (const factor of factors) {
    let began = 0;
    await using site = await createTempSite(async (folder) => {
      await multiplyMinistries(join(folder, 'src/content/ministries.yaml'), factor);
      began = performance.now();
    });
    if (site.code !== 0)
      throw new Error(`The build with ${factor} times the ministries failed:\n${site.output}`);
    const seconds = (performance.now() - began) / 1000;
    const html = await readFile(join(site.dist, 'Ministries.html'));
    rows[`× ${factor}`] = {
      'build (s)': Number(seconds.toFixed(1)),
      'HTML (bytes)': html.length,
      'HTML, brotli (bytes)': brotliCompressSync(html).length,
    };
  }
  return rows;
}

async function multiplyMinistries(file: string, factor: number): Promise<void> {
  const { ministries } = parse(await readFile(file, 'utf8')) as { ministries: { id: string }[] };
  const many = Array.from({ length: factor }, (_, copy) =>
    ministries.map((ministry) => (copy === 0 ? ministry : { ...ministry, id: `${ministry.id}-${copy + 1}` })),
  ).flat();
  await writeFile(file, stringify({ ministries: many }, { aliasDuplicateObjects: false }));
}

type GrowthRow = Record<'build (s)' | 'HTML (bytes)' | 'HTML, brotli (bytes)', number>;
