import { isGrpcServiceError } from '@temporalio/client';
import type { Logger } from 'pino';
import { searchAttributes } from '../webhooks/temporal/names.ts';
import { indexedValueTypes, type TemporalConnection } from './temporal.ts';

/** gRPC codes of a server that is away, busy, or has no such namespace: the call is retried later. */
const TRANSIENT = new Set([1, 4, 5, 8, 14]);
/** gRPC: another worker has registered it. */
const ALREADY_EXISTS = 6;

/**
 * Registers the search attributes that the namespace lacks, and returns their names. If Temporal refuses it,
 * as Temporal Cloud does, the log says what to do. Without them no delivery workflow starts.
 *
 * @throws if Temporal is away, or has no such namespace.
 */
export async function registerSearchAttributes(
  { connection }: Pick<TemporalConnection, 'connection'>,
  namespace: string,
  log: Logger,
): Promise<string[]> {
  try {
    const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace });
    const missing = Object.entries(searchAttributes).filter(([name]) => !(name in (customAttributes ?? {})));
    if (missing.length === 0) return [];
    await connection.operatorService.addSearchAttributes({
      namespace,
      searchAttributes: Object.fromEntries(missing.map(([name, kind]) => [name, indexedValueTypes[kind]])),
    });
    return missing.map(([name]) => name);
  } catch (error) {
    const code = isGrpcServiceError(error) ? error.code : undefined;
    if (code === undefined || TRANSIENT.has(code)) throw error;
    if (code !== ALREADY_EXISTS)
      log.warn(
        { err: error, needed: searchAttributes },
        'search attributes could not be registered: add them to the namespace by hand if they are missing',
      );
    return [];
  }
}
