/** The measures of the delivery path, in milliseconds and pieces. Tests shorten them; operators need not. */
export interface DeliveryLimits {
  /** First attempts claimed at once. */
  batch: number;
  /** Attempts on the wire to one endpoint at most, of one process. */
  inFlight: number;
  /** The one clock over an attempt (service.md, delivery rule 2). */
  timeoutMs: number;
  /** A sender's turn begins no new batch after this. */
  turnMs: number;
  /** For how long a turn with nothing left to do listens for more; until `turnMs` at most. */
  listenMs: number;
  /** A batch begins no new attempt after this, and gives back what is left. */
  windowMs: number;
  /** For how long a claim holds: longer than the window, an attempt and the reading of its answer together. */
  leaseMs: number;
  /** Outcomes are written down at the end of a batch, and this often while it lasts. */
  flushMs: number;
  /** Who is handed over is not handed over again within this. */
  reserveMs: number;
  /** Handed over at once. */
  handOver: number;
}

export const defaultLimits: DeliveryLimits = {
  batch: 50,
  inFlight: 8,
  timeoutMs: 10_000,
  turnMs: 20_000,
  listenMs: 2_000,
  windowMs: 15_000,
  leaseMs: 30_000,
  flushMs: 1_000,
  reserveMs: 60_000,
  handOver: 100,
};
