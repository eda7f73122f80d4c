/** Lists of values by a key: what `Map.groupBy` does, for hosts that do not have it yet. */

/** A list that holds something. */
export type Group<Value> = [Value, ...Value[]];

/** Values by a key that each of them has; keys in order of their first value, values in their own order. */
export function groupedBy<Key, Value>(
  values: Iterable<Value>,
  keyOf: (value: Value) => Key,
): ReadonlyMap<Key, Readonly<Group<Value>>> {
  const groups = new Map<Key, Group<Value>>();
  for (const value of values) addTo(groups, keyOf(value), value);
  return groups;
}

/** Puts a value behind those of its key, for values that have several keys or none. */
export function addTo<Key, Value>(groups: Map<Key, Group<Value>>, key: Key, value: Value): void {
  const group = groups.get(key);
  if (group) group.push(value);
  else groups.set(key, [value]);
}
