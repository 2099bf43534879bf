// The search attributes and schedules that the namespace must have. They are checked while the worker runs,
// because Temporal may lose its data, or its namespace may be deleted and created again.
import type { Logger } from 'pino';
import type { Outages } from '../webhooks/temporal/outages.ts';
import { createWaker, pause } from '../webhooks/concurrency.ts';
import { createTimeLimit } from '../webhooks/temporal/timeLimit.ts';
import { registerSearchAttributes } from './searchAttributes.ts';
import { scheduleJobs, scheduleMissing } from './schedules.ts';
import type { TemporalConnection } from './temporal.ts';

/** Milliseconds between two checks. */
const CHECK_INTERVAL = 30_000;
/** Milliseconds until a failed check is retried. */
const CHECK_RETRY = 1_000;
/** Milliseconds a call to Temporal may take. */
const DEADLINE = 5_000;
/** The same if a heartbeat waits for the answer. */
const HEARTBEAT_DEADLINE = 2_000;

export interface RegistrationOptions {
  temporal: Pick<TemporalConnection, 'client' | 'connection'>;
  namespace: string;
  installation: string;
  outages: Outages;
  log: Logger;
}

export interface Registration {
  /**
   * Whether everything was registered at the last check, in the same namespace. If not, or if Temporal does
   * not answer, the next check follows at once.
   */
  holds(): Promise<boolean>;
  /** Ends the checks. */
  stop(): Promise<void>;
}

/** Registers everything, with this version's schedules; then checks every 30 s that nothing is missing. */
export async function keepRegistered(options: RegistrationOptions): Promise<Registration> {
  const { temporal, namespace, installation, outages, log } = options;
  const { client } = temporal;
  const ending = new AbortController();
  const { signal } = ending;
  const waker = createWaker();
  const withinLimit = createTimeLimit(client, DEADLINE);
  const withinHeartbeat = createTimeLimit(client, HEARTBEAT_DEADLINE);

  /** A namespace that is deleted and created again has another id. */
  const namespaceId = async (): Promise<string> => {
    const { namespaceInfo } = await client.workflowService.describeNamespace({ namespace });
    return namespaceInfo?.id ?? '';
  };
  const registerWith = async (schedule: () => Promise<string[]>): Promise<string> => {
    const id = await withinLimit(namespaceId);
    const added = [
      ...(await withinLimit(() => registerSearchAttributes(temporal, namespace, log))),
      ...(await schedule()),
    ];
    if (added.length > 0) log.info({ added }, 'registered in Temporal');
    return id;
  };

  /** The id of the namespace in which everything was registered at the last check. */
  let registeredIn: string | undefined = await registerWith(() =>
    scheduleJobs(client, installation, withinLimit, log),
  );

  const checks = async () => {
    let failing = false;
    while (!signal.aborted) {
      await (failing ? pause(CHECK_RETRY, signal) : waker.wait(CHECK_INTERVAL, signal));
      waker.reset();
      if (signal.aborted) return;
      try {
        registeredIn = await registerWith(() => scheduleMissing(client, installation, withinLimit));
        if (failing) outages.over();
        failing = false;
      } catch (error) {
        registeredIn = undefined;
        outages.failed(error);
        failing = true;
      }
    }
  };
  const checking = checks();

  return {
    async holds() {
      try {
        const id = await withinHeartbeat(namespaceId);
        if (id === registeredIn) return true;
      } catch (error) {
        registeredIn = undefined;
        waker.wake();
        throw error;
      }
      waker.wake();
      return false;
    },
    async stop() {
      ending.abort();
      await checking;
    },
  };
}
