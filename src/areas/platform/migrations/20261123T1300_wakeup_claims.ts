/**
 * The worker that has claimed a wake-up. Nobody else takes it while that worker is alive; after its death
 * others can take it soon.
 */
export const sql = `ALTER TABLE webhook_wakeups ADD COLUMN claimed_by uuid;`;
