import { stringify } from 'yaml';
import { contentFiles, type ContentFile } from '#content/schemas/content-files.ts';
import { contentJsonSchema, type JsonSchemaNode } from './content-json-schema.ts';

/**
 * The whole of `.pages.yml`: the forms in which Pages CMS lets the parish office edit the content, made from the
 * schemas so that both refuse the same.
 *
 * @see https://pagescms.org/docs/configuration/
 */
export function pagesCms(): string {
  const names = Object.keys(contentFiles) as ContentFile[];
  const config: PagesCms = {
    media: [
      { name: 'pictures', label: 'Pictures', ...media, output: '../assets' },
      { name: 'page-pictures', label: 'Pictures of the pages', ...media, output: '../../assets' },
    ],
    // Its settings page would let a slip of the hand change this file.
    settings: { hide: true },
    content: [
      ...names.filter((name) => !isPage(name)).map(entryFor),
      { name: 'pages', label: 'Pages', type: 'group', items: names.filter(isPage).map(entryFor) },
    ],
  };
  return `${head}\n${stringify(config, { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false })}`;
}

const head = `# The forms of Pages CMS (https://pagescms.org), in which the parish office edits src/content in a browser.
# Made from the schemas in src/content/schemas by: npm run describe-content
`;

/** Content names a picture by the way from its own file, and files of pages lie one folder deeper. */
const media = { input: 'src/assets', extensions: ['jpg', 'jpeg', 'png', 'webp', 'avif'] };

const isPage = (name: string) => name.startsWith('pages/');

function entryFor(name: ContentFile): Entry {
  const form = contentJsonSchema(name);
  return {
    name: name.replace('.yaml', '').replace('/', '-'),
    label: form.title ?? name,
    description: form.description ?? '',
    type: 'file',
    path: `src/content/${name}`,
    fields: fieldsOf(form, name),
  };
}

function fieldsOf({ properties = {}, required = [] }: JsonSchemaNode, file: ContentFile): Field[] {
  return Object.entries(properties).map(([name, part]) =>
    fieldFor(name, part, required.includes(name), file),
  );
}

function fieldFor(name: string, part: JsonSchemaNode, required: boolean, file: ContentFile): Field {
  const { items } = part;
  const one = items ?? part;
  return {
    name,
    label: labelOf(name),
    ...(part.description && { description: part.description }),
    ...(required && { required }),
    ...inputFor(one, required, file),
    ...(items && { list: listOf(part, items) }),
    ...(one.properties && { fields: fieldsOf(one, file) }),
  };
}

/** `zellePhone` is labeled 'Zelle phone', so that who knows the file finds the field, and the other way round. */
function labelOf(name: string): string {
  const words = name.replace(/[A-Z0-9]+/g, (part) => ` ${part.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function inputFor(
  part: JsonSchemaNode,
  required: boolean,
  file: ContentFile,
): Pick<Field, 'type' | 'pattern' | 'options'> {
  if (part.properties) return { type: 'object' };
  if (part.image) return { type: 'image', options: { media: mediaOf(file), path: folderOf(file) } };
  if (part.enum) return { type: 'select', options: { values: part.enum } };
  if (part.format === 'date') return { type: 'date' };
  if (part.type === 'boolean') return { type: 'boolean' };
  if (part.type === 'number') return { type: 'number', options: { min: part.minimum, max: part.maximum } };
  return textInput(part, required);
}

function textInput({ pattern, expected, minLength = 0, maxLength }: JsonSchemaNode, required: boolean) {
  return {
    type: maxLength && maxLength > 100 && !pattern ? 'text' : 'string',
    // The form checks an empty field against the pattern too.
    ...(pattern && {
      pattern: { regex: required ? pattern : `^$|${pattern}`, message: `Should be ${expected}` },
    }),
    ...(maxLength && { options: { ...(minLength > 1 && { minlength: minLength }), maxlength: maxLength } }),
  };
}

function listOf({ minItems, maxItems }: JsonSchemaNode, entry: JsonSchemaNode): List {
  const { properties, required = [] } = entry;
  const summary = ['title', 'name', 'label', 'day', 'id'].find((key) => required.includes(key));
  const limits = { ...(minItems && { min: minItems }), ...(maxItems && { max: maxItems }) };
  return { ...limits, collapsible: properties ? { collapsed: true, summary: `{fields.${summary}}` } : false };
}

const mediaOf = (file: ContentFile) => (isPage(file) ? 'page-pictures' : 'pictures');

/** The folder that the form opens first when a picture is chosen. */
function folderOf(file: ContentFile): string {
  if (file === 'pages/home.yaml') return `${media.input}/home`;
  return `${media.input}/${isPage(file) ? 'banners' : file.replace('.yaml', '')}`;
}

interface PagesCms {
  media: { name: string; label: string; input: string; output: string; extensions: string[] }[];
  settings: { hide: boolean };
  content: (Entry | { name: string; label: string; type: 'group'; items: Entry[] })[];
}

interface Entry {
  name: string;
  label: string;
  description: string;
  type: 'file';
  path: string;
  fields: Field[];
}

interface Field {
  name: string;
  label: string;
  description?: string;
  type: string;
  required?: boolean;
  list?: List;
  pattern?: { regex: string; message: string };
  options?: Record<string, unknown>;
  fields?: Field[];
}

interface List {
  min?: number;
  max?: number;
  collapsible: false | { collapsed: boolean; summary: string };
}
