/**
 * A build asks for the same values on each of its pages.
 * @param calculate what is calculated once for each owner and key; the owner must not be changed
 */
export function oncePer<Owner extends object, Key, Value>(calculate: (owner: Owner, key: Key) => Value) {
  const known = new WeakMap<Owner, Map<Key, Value>>();
  return (owner: Owner, key: Key): Value => {
    const values = known.get(owner) ?? new Map<Key, Value>();
    known.set(owner, values);
    const value = values.get(key) ?? calculate(owner, key);
    values.set(key, value);
    return value;
  };
}
