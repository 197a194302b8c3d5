import { readdirSync } from 'node:fs';

/** The folders of the project that import one another; each of them imports those before it. */
export const projectFolders = ['src', 'content', 'integrations', 'tools', 'e2e'];

/** The folders of src/ that all others may use; each of them imports those before it. */
const shared = ['time', 'styles', 'language', 'content-model', 'ui'];

/**
 * What the folders with a subject import besides the shared ones, `church` and `site`; one that is not here imports no other.
 * @type {Record<string, string[]>}
 */
const imports = {
  readings: ['church-year'],
  liturgies: ['church-year', 'readings'],
  'first-visit': ['liturgies'],
  calendar: ['liturgies'],
  contact: ['liturgies', 'first-visit'],
  header: ['liturgies'],
  home: ['church-year', 'readings', 'liturgies', 'first-visit', 'calendar', 'gospel'],
  recordings: ['church-year', 'readings', 'liturgies'],
  'live-stream': ['liturgies', 'recordings'],
  gospel: ['church-year', 'readings', 'liturgies'],
};

const others = ['church', 'site', 'layout', 'pages'];
const subjects = readdirSync(new URL('../../src/', import.meta.url), { withFileTypes: true })
  .filter((it) => it.isDirectory() && !['content', 'assets', ...shared, ...others].includes(it.name))
  .map(({ name }) => name);

/** @type {Record<string, string[]>} */
const folders = {
  church: [],
  site: ['church'],
  ...Object.fromEntries(subjects.map((name) => [name, ['church', 'site', ...(imports[name] ?? [])]])),
  layout: ['church', 'site', ...subjects],
  pages: ['church', 'site', ...subjects, 'layout'],
};

export const allFolders = [...shared, ...Object.keys(folders)];

/**
 * @param {string} from a folder of src/
 * @param {string} to another one
 */
export function mayImport(from, to) {
  const index = shared.indexOf(from);
  if (index >= 0) return shared.slice(0, index).includes(to);
  return shared.includes(to) || Boolean(folders[from]?.includes(to));
}
