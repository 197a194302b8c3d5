/** The folders of the project that import one another; each of them imports those before it. */
export const projectFolders = ['src', 'content', 'integrations', 'tools', 'e2e'];

/** The folders of src/ that all others may use; each of them imports those before it. */
const shared = ['time', 'styles', 'language', 'content-model', 'ui'];

/** What the folders with a subject import besides the shared ones. */
const subjects = {
  church: [],
  site: ['church'],
  cards: ['church', 'site'],
  'church-year': ['church', 'site'],
  readings: ['church', 'site', 'church-year'],
  liturgies: ['church', 'site', 'church-year', 'readings'],
  'first-visit': ['church', 'site', 'liturgies'],
  calendar: ['church', 'site', 'liturgies'],
  giving: ['church', 'site'],
  contact: ['church', 'site', 'liturgies', 'first-visit'],
  header: ['church', 'site', 'liturgies'],
  home: ['church', 'site', 'church-year', 'readings', 'liturgies', 'first-visit', 'calendar', 'gospel'],
  recordings: ['church', 'site', 'church-year', 'readings', 'liturgies'],
  'live-stream': ['church', 'site', 'liturgies', 'recordings'],
  'about-us': ['church', 'site'],
  gospel: ['church', 'site', 'church-year', 'readings', 'liturgies'],
};

/** @type {Record<string, string[]>} */
const folders = {
  ...subjects,
  layout: Object.keys(subjects),
  pages: [...Object.keys(subjects), 'layout'],
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
