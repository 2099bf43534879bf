export type Role = 'employee' | 'manager' | 'admin';

/** One row of the generated table of operations. */
export interface OperationRow {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** The area's name, which is also the name of its module. */
  area: string;
  /** The lowest role of a session or of a personal key's owner; null if no sign-in is needed. */
  role: Role | null;
  /** The scope that a key needs, or `any` (every valid key), `none` (open to everyone), `refused`. */
  key: string;
  anonymous: boolean;
  /** Writes nothing: every GET, and a POST for which a reading scope is enough. */
  reads: boolean;
  query: readonly QueryRow[];
  body: 'required' | 'optional' | 'none';
  /** The files of a multipart body; empty: the body is JSON. */
  files: readonly FilePart[];
  /** Accepts thousands of rows, as CSV or JSON. */
  csv: boolean;
  /** The same as lines of JSON. */
  ndjson?: boolean;
  /** Media types of a success: JSON in the envelope, or a file. */
  produces: readonly string[];
  success: readonly number[];
  /** Declares 304, for callers that send the answer's ETag. */
  conditional: boolean;
  /** A list that can also be read as one CSV file. */
  table?: boolean;
  /** Answers a file, which can be opened by a signed address (`getFileAddresses`). */
  signed?: boolean;
  ifMatch: boolean;
  /** Accepts an `Idempotency-Key`, because a repeated call would create a second record. */
  idempotent: boolean;
  /** Its answer contains a secret that is shown once, so the answer is not stored. */
  showsSecret: boolean;
  /**
   * Whether callers may use it on a record of their own (rules 21, 200, 204): `refused`; `only_admin`,
   * refused except by rule 22; `partly`, the call itself refuses some of it; `none`, it is about no person's
   * record. Absent for calls that are not about money, pay or leave.
   */
  ownRecord?: 'refused' | 'only_admin' | 'partly' | 'none';
  /** A read that a standby may answer (`db/standby.ts`). */
  lagging?: boolean;
  /** Somebody who has left may make it with a token for their documents (rule 230). */
  leaver?: boolean;
  /** Set for a deprecated call. */
  ending?: Ending;
}

/** How a deprecated call ends: `YYYY-MM-DD` days, and the path that replaces it. */
export interface Ending {
  since: string;
  sunset: string;
  successor?: string;
}

/** A file in a multipart body: its name, its limit in bytes, and the media types that it may have. */
export interface FilePart {
  name: string;
  maxBytes: number;
  types: readonly string[];
}

/** How the pipeline parses a query parameter before validation. */
export interface QueryRow {
  name: string;
  type: 'string' | 'timestamp' | 'integer' | 'number' | 'boolean' | 'array';
  default?: unknown;
}
