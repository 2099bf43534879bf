/** A changed sign-in address waits for its confirmation as a token, with the address in its context. */
export const sql = `
  ALTER TABLE one_time_tokens
    DROP CONSTRAINT one_time_tokens_kind_check,
    ADD CONSTRAINT one_time_tokens_kind_check CHECK (kind IN ('invite', 'reset', 'challenge', 'email'));
`;
