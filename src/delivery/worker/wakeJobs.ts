import type { Client } from '@temporalio/client';
import type { Logger } from 'pino';
import { listen, type Listener } from '../../db/listen.ts';
import { JOB_CHANNEL } from '../../events/wakeJob.ts';
import { JOBS } from './jobs.ts';
import { scheduleIdOf } from './schedules.ts';

/**
 * Starts a job when somebody has something for it to do (`events/wakeJob.ts`). Each worker hears it and triggers the schedule.
 * While the job runs, one more run is noted for when it ends, however often it is woken meanwhile: a run that is about to end
 * does not look again.
 */
export function wakeJobs(
  { client, databaseUrl, log }: { client: Pick<Client, 'schedule'>; databaseUrl: string; log: Logger },
  installation: string,
): { stop(): Promise<void> } {
  const known = new Set(JOBS.map(({ name }) => name));
  const start = (job: string) => {
    if (!known.has(job)) return;
    client.schedule
      .getHandle(scheduleIdOf(job, installation))
      .trigger('BUFFER_ONE')
      .catch((error: unknown) => log.debug({ err: error, job }, 'a job waits for its next time'));
  };
  const listener: Promise<Listener | undefined> = listen({
    url: databaseUrl,
    name: 'workforce-worker jobs',
    channels: { [JOB_CHANNEL]: start },
    onError: (error) => log.debug({ err: error }, 'notices of jobs are not heard'),
  }).catch((error: unknown) => {
    log.debug({ err: error }, 'notices of jobs are not heard');
    return undefined;
  });
  return { stop: async () => (await listener)?.close() };
}
