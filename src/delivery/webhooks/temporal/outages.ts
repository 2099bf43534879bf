import { isGrpcServiceError, ServiceError } from '@temporalio/client';
import type { Logger } from 'pino';
import { isUnavailable, sqlState } from '../../../db/pool.ts';
import { TemporalTimeout } from './timeLimit.ts';

/** Logs outages: one warning when one begins, which names what has failed, and one line when it is over. */
export interface Outages {
  /** Something failed that is tried again. Logged once, until `over` or until something else fails. */
  failed(error: unknown): void;
  /** It works again. */
  over(): void;
}

export function createOutages(log: Logger): Outages {
  let current: string | undefined;
  return {
    failed(error) {
      const sentence = sentenceOf(error);
      log[sentence === current ? 'debug' : 'warn']({ err: error }, sentence);
      current = sentence;
    },
    over() {
      if (current !== undefined) log.info('deliveries continue');
      current = undefined;
    },
  };
}

function sentenceOf(error: unknown): string {
  if (isTemporals(error)) return 'no Temporal: deliveries wait in Postgres';
  if (isObject(error) && (sqlState(error) !== undefined || isUnavailable(error)))
    return 'no Postgres: deliveries wait';
  const name = isObject(error) ? error.name : undefined;
  return `${name ?? typeof error}: deliveries wait in Postgres, and the worker tries again`;
}

const isObject = (error: unknown): error is Partial<Error> => typeof error === 'object' && error !== null;

/** Errors of the SDK's native part, by name, because this room does not import the SDK's worker. */
const NATIVE = new Set(['TransportError', 'ServiceError']);

/** Whether Temporal failed, did not answer or refused a call. */
export function isTemporals(error: unknown): boolean {
  if (error instanceof ServiceError || error instanceof TemporalTimeout || isGrpcServiceError(error))
    return true;
  return isObject(error) && (NATIVE.has(error.name ?? '') || isTemporals(error.cause));
}
