import type { OperationId } from '../generated/operations.ts';
import type { Contract, Operation } from './document.ts';

/** The names of the parameters in a path: `absence_id`. */
export const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

const placeholder = /^\{\w+\}\/$/;

/** The call that shows one row of a list: the list's path with an id behind it. */
export function rowOf({ operations }: Contract, list: Operation): Operation | undefined {
  return [...operations.values()].find(
    ({ method, path }) =>
      method === 'GET' && path.startsWith(list.path) && placeholder.test(path.slice(list.path.length)),
  );
}

/** The other calls about the same thing: those of the same path, and those below it. */
export function relatedTo({ operations }: Contract, one: Operation): Operation[] {
  const names = namesIn(one.path).length;
  const below = [...operations.values()].filter(
    ({ id, path }) => id !== one.id && path.startsWith(one.path) && namesIn(path).length === names,
  );
  return below.sort((a, b) => a.path.length - b.path.length);
}

/** Whether an answer is a list. */
export const isList = ({ data, method }: Operation): boolean => method === 'GET' && data?.type === 'array';

/** The id of a row, under the name that its path has for it. */
export function pathOfRow(
  row: Operation,
  given: Readonly<Record<string, string>>,
  value: unknown,
): Record<string, string> {
  const names = namesIn(row.path);
  const id = (value as { id?: unknown }).id;
  return {
    ...Object.fromEntries(names.map((name) => [name, given[name] ?? ''])),
    [names.at(-1)!]: String(id ?? ''),
  };
}

/** Operations by area, each in the order of the contract. */
export function byArea(
  { operations }: Contract,
  shown: (id: OperationId) => boolean,
): Map<string, Operation[]> {
  const areas = new Map<string, Operation[]>();
  for (const one of operations.values())
    if (shown(one.id)) areas.set(one.area, [...(areas.get(one.area) ?? []), one]);
  return areas;
}
