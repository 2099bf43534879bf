/**
 * The trace context (`traceparent`, W3C Trace Context) that deliveries of an event continue, if requests are
 * traced. Without a check, which would read all events under a lock.
 */
export const sql = `ALTER TABLE events ADD COLUMN trace text;`;
