/** Times (milliseconds) and counts of the delivery path. Tests shorten them; operators do not change them. */
export interface DeliveryLimits {
  /** First attempts claimed at once. */
  batch: number;
  /** Maximum number of attempts on the wire to one endpoint, in one process. */
  inFlight: number;
  /** The timeout of a whole attempt (service.md, delivery rule 2). */
  timeoutMs: number;
  /**
   * A sender's run begins no new batch after this. Long, because between two runs the sender is scheduled anew, which
   * takes Temporal a tenth of a second: once for hundreds of events that come one a second.
   */
  runMs: number;
  /** The same for a run in which something failed or waits for a retry: then its workflow shows what happened. */
  failingRunMs: number;
  /** The same for the first such run, so that its workflow shows it within seconds, and has the next elsewhere. */
  firstFailingRunMs: number;
  /** A run in which nothing is acknowledged waits this long for more before it ends, so that it is not started for each event. */
  paceMs: number;
  /** How long a shared turn is, after which its workflow shows what was sent. */
  turnMs: number;
  /** Endpoints that are sent to at a time in the shared turn: of all workspaces, and of one. */
  places: number;
  placesOfWorkspace: number;
  /** How long a run that is idle waits for more; until `runMs` at most. */
  listenMs: number;
  /** A batch begins no new attempt after this, and releases what it has not sent. */
  windowMs: number;
  /** How long a claim lasts: longer than the window, an attempt and the reading of its answer together. */
  leaseMs: number;
  /** Outcomes are recorded at the end of a batch, and this often while it runs. */
  flushMs: number;
  /** A delivery that was handed over is not handed over again within this. */
  reserveMs: number;
  /** Deliveries handed over at once. */
  handOver: number;
  /**
   * Deliveries of an endpoint that wait for a retry: from this number on those that come are retried by its own workflow,
   * together. Fewer have a workflow each, which shows an operator more.
   */
  many: number;
  /** The same for all endpoints of a workspace. */
  manyOfWorkspace: number;
  /** What endpoints that fail may use of a worker. */
  failing: FailingLimits;
}

export interface FailingLimits {
  /** An endpoint that has answered nothing for this long, in a batch without an acknowledgement, counts as failing. */
  suspectMs: number;
  /** Attempts in flight: of a workspace, and of all. */
  workspaceInFlight: number;
  inFlight: number;
  /** Attempts begun a second: of a workspace, and of all. */
  workspaceRate: number;
  rate: number;
  /** Between two turns of a failing endpoint, for each failing endpoint of its workspace: they share Temporal, too. */
  turnMs: number;
}

export const defaultLimits: DeliveryLimits = {
  batch: 50,
  inFlight: 8,
  timeoutMs: 10_000,
  runMs: 300_000,
  failingRunMs: 20_000,
  firstFailingRunMs: 2_000,
  paceMs: 1_000,
  turnMs: 60_000,
  places: 4_000,
  placesOfWorkspace: 1_000,
  listenMs: 2_000,
  windowMs: 15_000,
  leaseMs: 30_000,
  flushMs: 1_000,
  reserveMs: 60_000,
  handOver: 100,
  many: 20,
  manyOfWorkspace: 200,
  failing: {
    suspectMs: 2_000,
    workspaceInFlight: 64,
    inFlight: 500,
    workspaceRate: 250,
    rate: 750,
    turnMs: 200,
  },
};

/** A run's last batch may take this long: 15 s to begin attempts, 12 s on the wire, and time to record the outcomes. */
const LAST_BATCH = 40_000;

/**
 * Limits whose runs end within an activity's time. One that was scheduled by an earlier version may have less than
 * `runMs`.
 */
export const limitsWithin = (limits: DeliveryLimits, activityMs: number): DeliveryLimits => ({
  ...limits,
  runMs: Math.min(limits.runMs, Math.max(0, activityMs - LAST_BATCH)),
});
