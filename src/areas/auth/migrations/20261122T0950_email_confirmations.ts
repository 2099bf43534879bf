/** An unconfirmed sign-in address is a token of kind `email` with the address in its `context`. */
export const sql = `
  ALTER TABLE one_time_tokens
    DROP CONSTRAINT one_time_tokens_kind_check,
    ADD CONSTRAINT one_time_tokens_kind_check CHECK (kind IN ('invite', 'reset', 'challenge', 'email'));
`;
