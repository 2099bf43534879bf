/** Selects the tools that `/mcp` offers, from its address. Fewer tools use less of an assistant's context. */
import { SCOPES } from '../../generated/operations.ts';
import type { OperationRow } from '../../openapi/operation.ts';
import { unreadable } from '../../problem.ts';
import { readQuery } from '../query.ts';
import { READING_PATH } from './path.ts';

export interface Offer {
  /** Names of `TOOLSETS`; null: all. */
  toolsets: ReadonlySet<string> | null;
  /** Only tools that change nothing. */
  reads: boolean;
}

/** The families of scopes: `absences` for `absences:read`, `absences:write` and `absences:approve`. */
const TOOLSETS: ReadonlySet<string> = new Set(Object.keys(SCOPES).map(familyOf));

/** The parameter of the address. */
const TAKES = { query: [{ name: 'tools', type: 'array' }] } as const;

/**
 * The offer of `/mcp?tools=absences,time` and `/mcp/readonly`.
 * @throws Problem 400 for an unknown or repeated parameter, and for an unknown toolset
 */
export function offerOf(path: string, search: string): Offer {
  const tools = readQuery(search, TAKES)['tools'] as string[] | undefined;
  const unknown = tools?.find((name) => !TOOLSETS.has(name));
  if (unknown !== undefined)
    throw unreadable(
      'bad_parameter',
      `There is no toolset ${JSON.stringify(unknown)}. Known: ${[...TOOLSETS].join(', ')}.`,
    );
  return { toolsets: tools ? new Set(tools) : null, reads: path === READING_PATH };
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
