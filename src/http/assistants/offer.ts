/** Which of its tools a connection asks for, by its address: fewer tools cost an assistant less of its context. */
import { SCOPES } from '../../generated/operations.ts';
import type { OperationRow } from '../../openapi/operation.ts';
import { unreadable } from '../../problem.ts';
import { READING_PATH } from './path.ts';

export interface Offer {
  /** Names of `TOOLSETS`; null: all. */
  toolsets: ReadonlySet<string> | null;
  /** Only tools that change nothing. */
  reads: boolean;
}

/** The families of scopes: `absences` for `absences:read`, `absences:write` and `absences:approve`. */
const TOOLSETS: ReadonlySet<string> = new Set(Object.keys(SCOPES).map(familyOf));

/**
 * The offer of `/mcp?tools=absences,time` and `/mcp/readonly`.
 * @throws Problem 400 for an unknown parameter or toolset
 */
export function offerOf(path: string, search: string): Offer {
  const query = new URLSearchParams(search);
  for (const name of query.keys())
    if (name !== 'tools')
      throw unreadable('unknown_parameter', `This path has no query parameter ${JSON.stringify(name)}.`, {
        parameter: name,
      });
  const tools = query.get('tools');
  const names = tools === null ? null : tools.split(',');
  const unknown = names?.find((name) => !TOOLSETS.has(name));
  if (unknown !== undefined)
    throw unreadable(
      'bad_parameter',
      `There is no toolset ${JSON.stringify(unknown)}. Known: ${[...TOOLSETS].join(', ')}.`,
    );
  return { toolsets: names && new Set(names), reads: path === READING_PATH };
}

/** Whether an operation is part of it. Those that every key may call are in every toolset. */
export const offers = ({ toolsets, reads }: Offer, operation: OperationRow): boolean =>
  (!reads || operation.reads) &&
  (toolsets === null ||
    operation.key === 'any' ||
    operation.key === 'none' ||
    toolsets.has(familyOf(operation.key)));

function familyOf(scope: string): string {
  return scope.split(':', 1)[0]!;
}
