/**
 * Writes each group of fields, and each pattern, as a component: several fields have the same one, which Pages CMS puts where a
 * field names it.
 * @returns the forms, whose fields name components, and the components by their names
 * @see https://pagescms.org/docs/configuration/components/
 */
export function shareComponents<Form extends { fields: Field[] }>(forms: readonly Form[]) {
  const names = new Map<string, string>();
  const components: Record<string, object> = {};
  const share = ({ name, label, description, required, ...input }: Field): object => {
    const own = { name, label, ...(description && { description }), ...(required && { required }) };
    // The others are about as short as the name of a component.
    if (!(input.fields ?? input.pattern)) return { ...own, ...input };
    const shared = { ...input, ...(input.fields && { fields: input.fields.map(share) }) };
    const key = JSON.stringify(shared);
    const same = Object.keys(components).filter((it) => it.replace(/-\d+$/, '') === name).length;
    const component = names.get(key) ?? (same > 0 ? `${name}-${same + 1}` : name);
    names.set(key, component);
    components[component] = shared;
    return { ...own, component };
  };
  return { forms: forms.map((form) => ({ ...form, fields: form.fields.map(share) })), components };
}

export interface Field {
  name: string;
  label: string;
  description?: string;
  type: string;
  default?: string;
  required?: boolean;
  readonly?: boolean;
  hidden?: boolean;
  list?: object;
  pattern?: { regex: string; message: string };
  options?: Record<string, unknown>;
  fields?: Field[];
}
