import type { Client } from '@temporalio/client';
import type { Logger } from 'pino';
import { listen, type Listener } from '../../db/listen.ts';
import { JOB_CHANNEL } from '../../events/wakeJob.ts';
import { JOBS } from './jobs.ts';
import { scheduleIdOf } from './schedules.ts';

/**
 * Triggers a job's schedule when there is work for the job (`events/wakeJob.ts`). While the job runs,
 * Temporal buffers one more run, because the current one may be about to end.
 */
export function wakeJobs(
  { client, listenUrl, log }: { client: Pick<Client, 'schedule'>; listenUrl: string; log: Logger },
  installation: string,
): { stop(): Promise<void> } {
  const known = new Set(JOBS.map(({ name }) => name));
  const start = (job: string) => {
    if (!known.has(job)) return;
    client.schedule
      .getHandle(scheduleIdOf(job, installation))
      .trigger('BUFFER_ONE')
      .catch((error: unknown) => log.debug({ err: error, job }, 'a job waits for its next scheduled run'));
  };
  const listener: Promise<Listener | undefined> = listen({
    url: listenUrl,
    name: 'workforce-worker jobs',
    channels: { [JOB_CHANNEL]: start },
    onError: (error) => log.debug({ err: error }, 'no notices of jobs'),
  }).catch((error: unknown) => {
    log.debug({ err: error }, 'no notices of jobs');
    return undefined;
  });
  return { stop: async () => (await listener)?.close() };
}
