/** Values that are made once. */

/** Returns the value that was made for a key before, or makes it; forgets all values when there are `most`. */
export function keptByKey<Key, Value>(most: number): (key: Key, make: () => Value) => Value {
  const kept = new Map<Key, Value>();
  return (key, make) => {
    let value = kept.get(key);
    if (value === undefined) {
      value = make();
      if (kept.size >= most) kept.clear();
      kept.set(key, value);
    }
    return value;
  };
}

/** The same for objects; a value is forgotten together with its object. */
export function keptByObject<Key extends object, Value>(): (key: Key, make: () => Value) => Value {
  const kept = new WeakMap<Key, Value>();
  return (key, make) => {
    let value = kept.get(key);
    if (value === undefined) kept.set(key, (value = make()));
    return value;
  };
}
