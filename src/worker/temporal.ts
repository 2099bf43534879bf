import type { NativeConnection } from '@temporalio/worker';
import type { Logger } from 'pino';
import { searchAttributes } from '../webhooks/searchAttributes.ts';

export interface TemporalTarget {
  /** `host:port` of the frontend. */
  address: string;
  namespace: string;
  tls?: boolean;
  apiKey?: string | undefined;
}

/** `temporal.api.enums.v1.IndexedValueType`. */
export const indexedValueTypes = { Keyword: 2, Int: 3 } as const;

/**
 * Registers the search attributes that the namespace lacks. Where that is not allowed (Temporal Cloud has its own tool
 * for it) the log says what to do: without them no delivery workflow starts.
 */
export async function registerSearchAttributes(
  connection: NativeConnection,
  namespace: string,
  log: Logger,
): Promise<void> {
  try {
    const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace });
    const missing = Object.entries(searchAttributes).filter(([name]) => !(name in (customAttributes ?? {})));
    if (missing.length === 0) return;
    await connection.operatorService.addSearchAttributes({
      namespace,
      searchAttributes: Object.fromEntries(missing.map(([name, kind]) => [name, indexedValueTypes[kind]])),
    });
    log.info({ added: missing.map(([name]) => name) }, 'search attributes registered');
  } catch (error) {
    log.warn(
      { err: error, needed: searchAttributes },
      'search attributes could not be registered: add them to the namespace by hand if they are missing',
    );
  }
}
