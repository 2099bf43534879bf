export type Role = 'employee' | 'manager' | 'admin';

/** One row of the generated operations table. */
export interface OperationRow {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** The area's name, which is also the module's. */
  area: string;
  /** Least role of a session, or of a personal key's owner; null where nobody signs in. */
  role: Role | null;
  /** The scope a key must carry; `any` valid key; `none`: open to anyone; `refused`. */
  key: string;
  anonymous: boolean;
  /** Writes nothing: every GET, and a POST that asks a key for no more than a scope to read. */
  reads: boolean;
  query: readonly QueryRow[];
  body: 'required' | 'optional' | 'none';
  /** The files of a multipart body; none: the body is JSON. */
  files: readonly FilePart[];
  /** Media types of a success: JSON in the envelope, or a file as it is. */
  produces: readonly string[];
  success: readonly number[];
  /** Declares 304: what it answers changes with its ETag and not otherwise. */
  conditional: boolean;
  ifMatch: boolean;
  /** Takes an `Idempotency-Key`: sent again without one, it would make something more. */
  idempotent: boolean;
  /** Its success holds what is shown once: such an answer is not kept. */
  showsSecret: boolean;
}

/** A file in a multipart body: its name, its limit in bytes, and the media types its content may have. */
export interface FilePart {
  name: string;
  maxBytes: number;
  types: readonly string[];
}

export interface QueryRow {
  name: string;
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array';
  default?: unknown;
}
