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
