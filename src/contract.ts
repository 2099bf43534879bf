/**
 * The contract's types for handlers: a handler gets a `Call<'getPtoBalance'>` and returns an
 * `Answer<'getPtoBalance'>`. Both follow from the generated types, so a missing field, an undeclared status
 * or a missing handler does not compile.
 */
import type { Caller } from './auth/caller.ts';
import type { Db, Tx } from './db/handle.ts';
import type { OperationId, operations } from './generated/operations.ts';
import type { operations as Types } from './generated/types.ts';
import type { Services } from './services.ts';
import type { Workspace } from './workspace/workspace.ts';
import type { RequestFacts } from './events/requestFacts.ts';
import type { Content } from './files/content.ts';

type Table = typeof operations;
type ParametersOf<Id extends OperationId> = Types[Id]['parameters'];
type Part<T, Name extends string> =
  T extends Record<Name, infer P> ? P : T extends { [K in Name]?: infer P } ? P : never;
type OrEmpty<T> = [T] extends [never]
  ? Record<string, never>
  : [NonNullable<T>] extends [never]
    ? Record<string, never>
    : NonNullable<T>;
type BodyOf<Id extends OperationId> = Types[Id] extends { requestBody?: infer B }
  ? NonNullable<B> extends
      { content: { 'application/json': infer J } } | { content: { 'multipart/form-data': infer J } }
    ? J
    : undefined
  : undefined;

/** Null only for operations that need no credential. */
type CallerOf<Id extends OperationId> = Table[Id]['role'] extends null
  ? null
  : Table[Id]['anonymous'] extends true
    ? Caller | null
    : Caller;

/** One call, parsed and validated against the contract. */
export interface Call<Id extends OperationId> {
  params: OrEmpty<Part<ParametersOf<Id>, 'path'>>;
  query: OrEmpty<Part<ParametersOf<Id>, 'query'>>;
  /** `{}` if an optional body was left out. Files have the type detected from their content. */
  body: BodyOf<Id>;
  /** The `If-Match` header as sent, for operations that honour it. */
  ifMatch: string | null;
  /** The content type of the operation that the `Accept` header prefers; the first one by default. */
  accepted: string;
  caller: CallerOf<Id>;
  workspace: Workspace;
  /**
   * A read runs single statements; a write runs in one transaction, which the pipeline commits or rolls back.
   */
  db: Table[Id]['reads'] extends true ? Db : Tx;
  services: Services;
  /** Start of the call in milliseconds since 1970. Handlers use no other clock. */
  now: number;
  request: RequestFacts;
}

export interface Page {
  /** Cursor of the next page. */
  next: string | null;
  /** Number of rows, if the caller asked for it. */
  total?: number | undefined;
  /** Sent as `X-Sync-Watermark`: where the next synchronisation begins. */
  watermark?: string | undefined;
}

export interface AnswerExtras {
  /** The short text of the envelope; a standard text by default. */
  message?: string;
  /** Version of the record: the `ETag`, or the beginning of it if the operation is conditional. */
  version?: number;
  page?: Page;
  headers?: Record<string, string>;
}

type SuccessOf<Id extends OperationId> = Extract<keyof Types[Id]['responses'], 200 | 201 | 202>;
type DataOf<R> = R extends { content: { 'application/json': { data: infer D } } } ? D : never;

/** Content types of an answer. Reads only, because a write ends its transaction before a byte is sent. */
type ContentOf<Id extends OperationId, R> = Table[Id]['method'] extends 'GET'
  ? R extends { content: infer C }
    ? Exclude<keyof C, 'application/json'>
    : never
  : never;

/** A declared success: its status with its data or content. */
export type Answer<Id extends OperationId> = {
  [S in SuccessOf<Id>]:
    | AnswerWith<S, 'data', DataOf<Types[Id]['responses'][S]>>
    | AnswerWith<S, 'content', Contents<ContentOf<Id, Types[Id]['responses'][S]>>>;
}[SuccessOf<Id>];

type Contents<Type> = Type extends string ? Content<Type> : never;
type AnswerWith<S, Member extends string, T> = [T] extends [never]
  ? never
  : { status: S } & { [K in Member]: T } & AnswerExtras;

/** Calls and answers as the pipeline handles them, when the operation is not known to the compiler. */
export interface AnyCall {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  ifMatch: string | null;
  accepted: string;
  caller: Caller | null;
  workspace: Workspace;
  db: Db | Tx;
  services: Services;
  now: number;
  request: RequestFacts;
}

export type JsonAnswer = { status: number; data: unknown } & AnswerExtras;
export type ContentAnswer = { status: number; content: Content } & AnswerExtras;
export type AnyAnswer = JsonAnswer | ContentAnswer;

export type Handlers = { [Id in OperationId]: (call: Call<Id>) => Promise<Answer<Id>> };
