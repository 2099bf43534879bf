/**
 * Where requests are traced, the context that deliveries of an event carry on: a `traceparent` (W3C Trace Context). Without a check,
 * which would read all events under a lock.
 */
export const sql = `ALTER TABLE events ADD COLUMN trace text;`;
