const known = new Map<string, unknown>();

/**
 * Calculates what all pages of a build have in common. The development server calculates it again: the content may have changed.
 * @param key names the value, with the language of its texts
 */
export function once<Value>(key: string, calculate: () => Value): Value {
  if (!import.meta.env.PROD) return calculate();
  if (!known.has(key)) known.set(key, calculate());
  return known.get(key) as Value;
}
