/**
 * Writes what several fields have in common once. Pages CMS puts a component where a field names it.
 *
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
      const key = JSON.stringify(split(field).input);
      const before = uses.get(key) ?? 0;
      uses.set(key, before + 1);
      if (before === 0) count(field.fields ?? []);
    }
  }

  function share(field: Field): object {
    const { own, input } = split(field);
    const shared = { ...input, ...(input.fields && { fields: input.fields.map(share) }) };
    const key = JSON.stringify(input);
    // The others are shorter than the name of a component.
    const isLong = input.fields !== undefined || input.pattern !== undefined;
    if (!isLong || uses.get(key) === 1) return { ...own, ...shared };
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

interface Field {
  name: string;
  label: string;
  description?: string;
  required?: boolean;
  pattern?: object;
  fields?: Field[];
}
