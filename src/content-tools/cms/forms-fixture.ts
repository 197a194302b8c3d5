import { parse } from 'yaml';
import { pagesCms } from './pages-cms.ts';

const { components, media, content } = parse(pagesCms()) as Config;

/** Where Pages CMS puts files. */
export { media };

/** The forms as Pages CMS has them: with the components that their fields name (`resolveComponent` in its `lib/config.ts`). */
export const forms = content.flatMap((entry) => entry.items ?? [entry]).map(resolve);

function resolve<Value extends Field>(field: Value): Value {
  const { component, ...own } = field;
  if (component && !components[component]) throw new Error(`There is no component ${component}`);
  const resolved = { ...(component && components[component]), ...own } as Value;
  return { ...resolved, ...(resolved.fields && { fields: resolved.fields.map(resolve) }) };
}

export function allFields(fields: readonly Field[] = []): Field[] {
  return fields.flatMap((field) => [field, ...allFields(field.fields)]);
}

interface Config {
  components: Record<string, Partial<Field>>;
  media: { name: string; output: string }[];
  content: (Form & { items?: Form[] })[];
}

export type Form = Field & { path: string };

/** A field; of a form, which has fields too, `type` is `file`. */
export interface Field {
  name: string;
  label: string;
  description?: string;
  type: string;
  component?: string;
  required?: boolean;
  default?: string;
  list?: false | { min?: number; max?: number };
  pattern?: { regex: string; message: string };
  options?: Partial<Record<'minlength' | 'maxlength' | 'min' | 'max', number>> & {
    values?: string[];
    media?: string;
  };
  fields?: Field[];
}
