import { runTool } from '../support/temp-site.ts';
import { expect, test } from '../support/test.ts';

// For tests that hang: these take minutes.
const timeout = 3_600_000;
test.describe.configure({ mode: 'parallel', timeout });

const properties = [
  ['src/liturgies/agenda.property', 'the panel of parishes made at random tells what takes place'],
  [
    'src/layout/services-agree.property',
    'feed, structured data and messages of parishes made at random agree',
  ],
  ['src/liturgies/feed-readers', 'the feed is read as the pages say'],
  ['src/church-year/every-year', 'each yearly date is found in five hundred years'],
] as const;

for (const [file, title] of properties)
  test(title, async () => {
    const vitest = ['vitest/vitest.mjs', 'run', '--reporter=minimal', `--testTimeout=${timeout}`, file];
    const { code, output } = await runTool(process.cwd(), vitest, { EXTENDED: 'true' });
    expect(code, output).toBe(0);
  });
