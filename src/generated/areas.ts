// Generated from openapi/ by `npm run codegen`. Do not edit.
import ptoLeaving from '../areas/pto/leaving.ts';
import trackingLeaving from '../areas/tracking/leaving.ts';
import ptoJobs from '../areas/pto/jobs.ts';
import trackingJobs from '../areas/tracking/jobs.ts';
import type { Leaving } from '../people/leaving.ts';
import type { TimedJob } from '../workspace/timedJob.ts';

/** What areas do when somebody leaves, in the order of their names. */
export const leaving: readonly Leaving[] = [
  ptoLeaving,
  trackingLeaving,
];

/** The areas' scheduled jobs. */
export const areaJobs: readonly TimedJob[] = [
  ...ptoJobs,
  ...trackingJobs,
];
