/**
 * The contract's types for a handler: `Call<'getPtoBalance'>` is all it is given, `Answer<'getPtoBalance'>` all it may
 * return. Both follow from the generated types, so a missing field, an undeclared status or a forgotten handler does
 * not compile.
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

/** The caller: null only where the contract lets anyone in. */
type CallerOf<Id extends OperationId> = Table[Id]['role'] extends null
  ? null
  : Table[Id]['anonymous'] extends true
    ? Caller | null
    : Caller;

/** One call, read and validated against the contract. */
export interface Call<Id extends OperationId> {
  params: OrEmpty<Part<ParametersOf<Id>, 'path'>>;
  query: OrEmpty<Part<ParametersOf<Id>, 'query'>>;
  /**
   * The body; `{}` where an optional one was left out. Files of a multipart body come with the type of their content.
   */
  body: BodyOf<Id>;
  /** The `If-Match` header as sent, where the operation honours it. */
  ifMatch: string | null;
  /** Of the content types that the operation answers with, the one that the `Accept` header prefers; else the first. */
  accepted: string;
  caller: CallerOf<Id>;
  workspace: Workspace;
  /** Reads run one statement a round trip; a write runs in one transaction that the pipeline ends. */
  db: Table[Id]['reads'] extends true ? Db : Tx;
  services: Services;
  /** When the call began, in milliseconds since 1970: the only time a handler may use. */
  now: number;
  request: RequestFacts;
}

/** One page of a list: the cursor of the next, the number of rows if it was asked for, and where the next walk begins. */
export interface Page {
  next: string | null;
  total?: number | undefined;
  /** Becomes the `X-Sync-Watermark`. */
  watermark?: string | undefined;
}

export interface AnswerExtras {
  /** The short text of the envelope; a standard one unless given. */
  message?: string;
  /** Version of the record: becomes the `ETag`, or begins it where the call can be conditional. */
  version?: number;
  page?: Page;
  headers?: Record<string, string>;
}

type SuccessOf<Id extends OperationId> = Extract<keyof Types[Id]['responses'], 200 | 201 | 202>;
type DataOf<R> = R extends { content: { 'application/json': { data: infer D } } } ? D : never;

/** Content types of an answer, for reads only: a write ends its transaction before a byte is sent. */
type ContentOf<Id extends OperationId, R> = Table[Id]['method'] extends 'GET'
  ? R extends { content: infer C }
    ? Exclude<keyof C, 'application/json'>
    : never
  : never;

/** A declared success: its status, and the data or the content that goes with it. */
export type Answer<Id extends OperationId> = {
  [S in SuccessOf<Id>]:
    | AnswerWith<S, 'data', DataOf<Types[Id]['responses'][S]>>
    | AnswerWith<S, 'content', Contents<ContentOf<Id, Types[Id]['responses'][S]>>>;
}[SuccessOf<Id>];

type Contents<Type> = Type extends string ? Content<Type> : never;
type AnswerWith<S, Member extends string, T> = [T] extends [never]
  ? never
  : { status: S } & { [K in Member]: T } & AnswerExtras;

/** A call and an answer whose operation the compiler does not know, as the pipeline handles them. */
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
