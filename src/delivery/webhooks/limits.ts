/** Times (milliseconds) and counts of the delivery path. Tests shorten them; operators do not change them. */
export interface DeliveryLimits {
  /** First attempts, and grouped retries, claimed at once. */
  batch: number;
  /** Attempts in flight to one endpoint, in one process. */
  inFlight: number;
  /** The timeout of a whole attempt (service.md, delivery rule 2). */
  timeoutMs: number;
  /** A batch begins no new attempt after this, and releases what it has not sent. */
  windowMs: number;
  /** How long a claim lasts: longer than `windowMs`, an attempt and reading its answer together. */
  leaseMs: number;
  /** A batch records outcomes at its end, and at this interval while it runs. */
  flushMs: number;
  /** How long an idle run waits for more events, within `runMs`. */
  idleMs: number;
  /** A run begins no new batch after this. Long, because Temporal takes 100 ms to schedule the next run. */
  runMs: number;
  /** `runMs` of a run in which something failed or waits for a retry, so that its workflow shows it. */
  failingRunMs: number;
  /** The same for the first such run, so that its workflow shows the failure within seconds. */
  firstFailingRunMs: number;
  /** Pause between batches of an endpoint that acknowledges nothing, to avoid a run for each event. */
  failingPauseMs: number;
  /** Length of a period of shared runs, after which their workflow shows what was sent. */
  periodMs: number;
  /** Shared runs at a time: of all workspaces, and of one. */
  sharedRuns: number;
  sharedRunsOfWorkspace: number;
  /** Deliveries of an endpoint whose workflows are started at once, of each kind. */
  startsAtOnce: number;
  /** How long a delivery is reserved for the start of its workflow. */
  reserveMs: number;
  /**
   * From this number of waiting retries on, an endpoint's workflow retries further ones together. Fewer have
   * a workflow each, which shows operators more.
   */
  groupFrom: number;
  /** The same for all endpoints of a workspace. */
  groupFromOfWorkspace: number;
  failing: FailingLimits;
}

/** What endpoints that fail may use of a worker. */
export interface FailingLimits {
  /** An endpoint counts as failing if a batch has run for this long without an acknowledgement. */
  suspectMs: number;
  /** Attempts in flight: of a workspace, and in total. */
  workspaceInFlight: number;
  inFlight: number;
  /** Attempts per second: of a workspace, and in total. */
  workspaceRate: number;
  rate: number;
  /** Pause between runs of a failing endpoint, times the failing endpoints of its workspace. */
  spacingMs: number;
}

export const defaultLimits: DeliveryLimits = {
  batch: 50,
  inFlight: 8,
  timeoutMs: 10_000,
  windowMs: 15_000,
  leaseMs: 30_000,
  flushMs: 1_000,
  idleMs: 2_000,
  runMs: 300_000,
  failingRunMs: 20_000,
  firstFailingRunMs: 2_000,
  failingPauseMs: 1_000,
  periodMs: 60_000,
  sharedRuns: 4_000,
  sharedRunsOfWorkspace: 1_000,
  startsAtOnce: 100,
  reserveMs: 60_000,
  groupFrom: 20,
  groupFromOfWorkspace: 200,
  failing: {
    suspectMs: 2_000,
    workspaceInFlight: 64,
    inFlight: 500,
    workspaceRate: 250,
    rate: 750,
    spacingMs: 200,
  },
};

/** The longest last batch of a run: 15 s to begin attempts, 12 s in flight, 13 s to record outcomes. */
const LAST_BATCH = 40_000;

/** Limits whose runs end within an activity's timeout. Earlier versions scheduled shorter ones. */
export const limitsWithin = (limits: DeliveryLimits, activityMs: number): DeliveryLimits => ({
  ...limits,
  runMs: Math.min(limits.runMs, Math.max(0, activityMs - LAST_BATCH)),
});
