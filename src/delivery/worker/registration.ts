/**
 * What the namespace must have so that deliveries and jobs run: the search attributes and a schedule for each job. It is
 * registered when the worker connects, and again when it is missing: Temporal may lose its data, or its namespace may be
 * deleted and made again, while workers live on and poll.
 */
import type { Logger } from 'pino';
import type { Outages } from '../webhooks/outages.ts';
import { pause } from '../webhooks/parallel.ts';
import { createTimeLimit } from '../webhooks/timeLimit.ts';
import { createWaker } from '../webhooks/waker.ts';
import { registerSearchAttributes } from './searchAttributes.ts';
import { scheduleJobs, scheduleMissing } from './schedules.ts';
import type { TemporalConnection } from './temporal.ts';

/** Milliseconds between two checks that nothing is missing. */
const EVERY = 30_000;
/** Milliseconds until a check that failed is made again. */
const AGAIN = 1_000;
/** Milliseconds a call to Temporal may take. */
const DEADLINE = 5_000;
/** The same where a heartbeat waits for the answer. */
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
   * Whether all was registered when last seen, and the namespace is still that one. Where it is not, or Temporal does not
   * answer, everything is checked at once.
   */
  holds(): Promise<boolean>;
  /** Ends the checks. */
  stop(): Promise<void>;
}

/** Registers everything, with schedules as this version has them; then checks every 30 s that it is there. */
export async function keepRegistered(options: RegistrationOptions): Promise<Registration> {
  const { temporal, namespace, installation, outages, log } = options;
  const { client } = temporal;
  const ending = new AbortController();
  const { signal } = ending;
  const waker = createWaker();
  const withinLimit = createTimeLimit(client, DEADLINE);
  const withinHeartbeat = createTimeLimit(client, HEARTBEAT_DEADLINE);

  /** A namespace that is made again under its name has another id. */
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

  /** The id of the namespace in which everything was registered when last seen. */
  let registeredIn: string | undefined = await registerWith(() =>
    scheduleJobs(client, installation, withinLimit, log),
  );

  const checks = async () => {
    let failing = false;
    while (!signal.aborted) {
      await (failing ? pause(AGAIN, signal) : waker.wait(EVERY, signal));
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
