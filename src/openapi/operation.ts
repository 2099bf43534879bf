export type Role = 'employee' | 'manager' | 'admin';

/** One row of the generated operations table. */
export interface OperationRow {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** The area's name, which is also the module's. */
  area: string;
  /** Lowest role of a session, or of a personal key's owner; null where no sign-in is needed. */
  role: Role | null;
  /** The scope a key needs, or `any` valid key, `none` (open to anyone), `refused`. */
  key: string;
  anonymous: boolean;
  /** Writes nothing: every GET, and a POST for which a key needs no more than a scope to read. */
  reads: boolean;
  query: readonly QueryRow[];
  body: 'required' | 'optional' | 'none';
  /** The files of a multipart body; none: the body is JSON. */
  files: readonly FilePart[];
  /** Takes thousands of rows, as CSV or as JSON. */
  csv: boolean;
  /** Media types of a success: JSON in the envelope, or a file. */
  produces: readonly string[];
  success: readonly number[];
  /** Declares 304, for a caller that names the ETag of the answer. */
  conditional: boolean;
  ifMatch: boolean;
  /** Takes an `Idempotency-Key`: a repeated call without one would create something more. */
  idempotent: boolean;
  /** Its answer contains a secret that is shown once, so it is not stored. */
  showsSecret: boolean;
  /**
   * What it does with a record of the caller's own (rules 21, 200, 204): `refused`; `only_admin`, refused but for rule 22; `partly`,
   * the call refuses some of it; `none`, it is about no person's record. Left out of calls that are not about money, pay or leave.
   */
  ownRecord?: 'refused' | 'only_admin' | 'partly' | 'none';
  /** Of a deprecated call. */
  ending?: Ending;
}

/** How a deprecated call ends: days as `YYYY-MM-DD`, and the path that takes its place. */
export interface Ending {
  since: string;
  sunset: string;
  successor?: string;
}

/** A file in a multipart body: its name, its limit in bytes, and the media types its content may have. */
export interface FilePart {
  name: string;
  maxBytes: number;
  types: readonly string[];
}

/** How the pipeline reads one query parameter before validation. */
export interface QueryRow {
  name: string;
  type: 'string' | 'timestamp' | 'integer' | 'number' | 'boolean' | 'array';
  default?: unknown;
}
