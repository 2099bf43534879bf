/** Which worker has claimed a wake-up: while it lives nobody else takes it, and once it is dead others need not wait long. */
export const sql = `ALTER TABLE webhook_wakeups ADD COLUMN claimed_by uuid;`;
