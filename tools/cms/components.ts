/**
 * Writes what several fields have in common once. Pages CMS puts a component where a field names it.
 * @returns the forms, whose fields name components, and the components by their names
 * @see https://pagescms.org/docs/configuration/components/
 */
export function shareComponents<Form extends { fields: Field[] }>(forms: readonly Form[]) {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();
  const components: Record<string, object> = {};
  count(forms.flatMap(({ fields }) => fields));
  return { forms: forms.map((form) => ({ ...form, fields: form.fields.map(share) })), components };

  /** The fields within a group count once, because a component has them once. */
  function count(fields: readonly Field[]): void {
    for (const field of fields) {
      const input = JSON.stringify(split(field).input);
      if (!uses.has(input)) count(field.fields ?? []);
      uses.set(input, (uses.get(input) ?? 0) + 1);
    }
  }

  function share(field: Field): object {
    const { own, input } = split(field);
    const { fields, pattern } = input;
    const shared = { ...input, ...(fields && { fields: fields.map(share) }) };
    const key = JSON.stringify(input);
    // The others are about as short as the name of a component.
    if (!(fields ?? pattern) || uses.get(key) === 1) return { ...own, ...shared };
    const name = names.get(key) ?? unusedName(field.name);
    names.set(key, name);
    components[name] = shared;
    return { ...own, component: name };
  }

  function unusedName(name: string, number = 1): string {
    const numbered = number > 1 ? `${name}-${number}` : name;
    return numbered in components ? unusedName(name, number + 1) : numbered;
  }
}

/** Divides a field into what is its own and what a component may have. */
function split({ name, label, description, required, ...input }: Field) {
  return { own: { name, label, ...(description && { description }), ...(required && { required }) }, input };
}

export interface Field {
  name: string;
  label: string;
  description?: string;
  type: string;
  default?: string;
  required?: boolean;
  list?: object;
  pattern?: { regex: string; message: string };
  options?: Record<string, unknown>;
  fields?: Field[];
}
