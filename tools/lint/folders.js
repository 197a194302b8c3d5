/** The folders that all others may use; each of them imports those before it. */
const shared = ['time', 'styles', 'language', 'content-model', 'ui'];

/** What the folders with a subject import besides the shared ones. */
const subjects = {
  church: [],
  'church-year': ['church'],
  liturgies: ['church', 'church-year'],
  calendar: ['church', 'liturgies'],
  giving: ['church'],
  contact: ['church', 'liturgies'],
  header: ['church', 'liturgies'],
  parish: ['church', 'church-year', 'liturgies', 'calendar'],
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
