/** Where the client of a session keeps its refresh token: in its own store, or in a cookie of the browser. */
export const sql = `
  ALTER TABLE sessions
    ADD COLUMN carrier text NOT NULL DEFAULT 'body' CHECK (carrier IN ('body', 'cookie'));
`;
