/** Times (milliseconds) and counts of the delivery path. Tests shorten them; operators do not change them. */
export interface DeliveryLimits {
  /** First attempts claimed at once. */
  batch: number;
  /** Maximum number of attempts on the wire to one endpoint, in one process. */
  inFlight: number;
  /** The timeout of a whole attempt (service.md, delivery rule 2). */
  timeoutMs: number;
  /** A sender's run begins no new batch after this. */
  runMs: number;
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
}

export const defaultLimits: DeliveryLimits = {
  batch: 50,
  inFlight: 8,
  timeoutMs: 10_000,
  runMs: 20_000,
  listenMs: 2_000,
  windowMs: 15_000,
  leaseMs: 30_000,
  flushMs: 1_000,
  reserveMs: 60_000,
  handOver: 100,
};
