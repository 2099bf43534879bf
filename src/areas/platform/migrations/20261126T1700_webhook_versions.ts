/**
 * The version of a webhook counts what people change. While its address fails, deliveries note that on the row;
 * if that counted, nobody could mend the address of a failing webhook with the version they had read.
 */
export const sql = `
  DROP TRIGGER webhooks_touch ON webhooks;
  CREATE TRIGGER webhooks_touch BEFORE UPDATE ON webhooks FOR EACH ROW
    WHEN (OLD.failing_since IS NOT DISTINCT FROM NEW.failing_since) EXECUTE FUNCTION touch_row();
`;
