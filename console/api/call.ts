import type { operations as Types } from '../generated/api.ts';
import { operations, type OperationId } from '../generated/operations.ts';
import { Refusal, refusalOf } from './refusal.ts';
import { accessToken } from './session.ts';

type Known<T> = { [Name in keyof T as T[Name] extends undefined ? never : Name]: T[Name] };
type Values<Id extends OperationId> = Types[Id]['parameters'];
type Path<Id extends OperationId> = Values<Id> extends { path: infer P } ? P : never;
type Query<Id extends OperationId> = NonNullable<Values<Id>['query']>;
type Content<Id extends OperationId> = Types[Id] extends { requestBody?: infer B }
  ? NonNullable<B> extends { content: infer C }
    ? C
    : never
  : never;
type Body<Id extends OperationId> =
  Content<Id> extends { 'application/json': infer J }
    ? J
    : Content<Id> extends { 'multipart/form-data': unknown }
      ? FormData
      : never;
type Success<Id extends OperationId> = Extract<keyof Types[Id]['responses'], 200 | 201 | 202>;
type DataIn<R> = R extends { content: { 'application/json': { data: infer D } } } ? D : never;

/** The `data` of a success. */
export type Data<Id extends OperationId> = DataIn<Types[Id]['responses'][Success<Id>]>;

/** What a call needs: path and body if the operation has them. */
export type Given<Id extends OperationId> = ([Path<Id>] extends [never]
  ? { path?: never }
  : { path: Path<Id> }) &
  ([Query<Id>] extends [never] ? { query?: never } : { query?: Known<Query<Id>> }) &
  ([Body<Id>] extends [never] ? { body?: never } : { body?: Body<Id> }) & {
    /** The ETag that the record must still have. */
    ifMatch?: string | undefined;
    /** The ETag of an answer that the caller has: the answer is `unchanged` if it is still the same. */
    ifNoneMatch?: string | undefined;
    /** Made when a form is opened, so that a second press and a retry are one write. */
    idempotencyKey?: string | undefined;
    signal?: AbortSignal | undefined;
    /** A token of its own, in place of the session's. */
    bearer?: string | undefined;
    /** Sends the call even if the page is left. */
    keepalive?: boolean | undefined;
  };

export interface Answer<D> {
  data: D;
  /** The short text of the envelope. */
  message: string;
  /** The cursor of the next page; null on the last one. */
  next: string | null;
  /** Number of rows in all pages; null unless it was asked for. */
  total: number | null;
  etag: string | null;
  /** True for a 304: `data` is null, and what the caller has is still right. */
  unchanged: boolean;
}

/**
 * Calls an operation by its id, typed by the contract.
 * @throws Refusal if the service refuses it or does not answer
 */
export async function call<Id extends OperationId>(id: Id, given: Given<Id>): Promise<Answer<Data<Id>>> {
  const response = await request(id, given as Request, 'application/json');
  const { headers, status } = response;
  const envelope = status === 304 ? { data: null, message: '' } : await response.json();
  const total = headers.get('X-Total-Count');
  return {
    data: envelope.data as Data<Id>,
    message: envelope.message as string,
    next: headers.get('X-Next-Cursor'),
    total: total === null ? null : Number(total),
    etag: headers.get('ETag'),
    unchanged: status === 304,
  };
}

/** A file that an operation answers with, and its name. */
export async function callForFile(id: OperationId, given: Request, type = '*/*'): Promise<File> {
  const response = await request(id, given, type);
  const name = /filename\*=UTF-8''([^;]+)/i.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  const plain = /filename="([^"]+)"/i.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  return new File([await response.blob()], name ? decodeURIComponent(name) : (plain ?? id), {
    type: response.headers.get('Content-Type') ?? '',
  });
}

/** A call whose operation is known only at run time. */
export interface Request {
  path?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
  ifMatch?: string | undefined;
  ifNoneMatch?: string | undefined;
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
  bearer?: string | undefined;
  keepalive?: boolean | undefined;
}

/** @throws Refusal unless the answer is a success or a 304 */
async function request(id: OperationId, given: Request, accept: string): Promise<Response> {
  const [, , , role] = operations[id];
  const token = given.bearer ?? (role === null ? undefined : await accessToken());
  let response = await send(id, given, accept, token);
  // the token may have ended early: the session was changed elsewhere
  if (response.status === 401 && token && !given.bearer)
    response = await send(id, given, accept, await accessToken(token));
  if (!response.ok && response.status !== 304) throw await refusalOf(response);
  return response;
}

async function send(id: OperationId, given: Request, accept: string, token?: string): Promise<Response> {
  const [method, path, , , idempotent] = operations[id];
  const { body, ifMatch, ifNoneMatch, idempotencyKey, signal, keepalive = false } = given;
  const headers = new Headers({ Accept: accept });
  const set = (name: string, value: string | undefined) => value !== undefined && headers.set(name, value);
  set('Authorization', token && `Bearer ${token}`);
  set('If-Match', ifMatch);
  set('If-None-Match', ifNoneMatch);
  set('Idempotency-Key', idempotent ? (idempotencyKey ?? crypto.randomUUID()) : undefined);
  // a file is sent as it is, with its own type
  const raw = body instanceof Blob || body instanceof FormData;
  if (body instanceof Blob) set('Content-Type', body.type);
  else if (body !== undefined && !raw) set('Content-Type', 'application/json');
  try {
    return await fetch(addressOf(path, given), {
      method,
      headers,
      keepalive,
      // the session's cookie is only for the calls that exchange it
      credentials: id in COOKIE_CALLS ? 'same-origin' : 'omit',
      ...(signal && { signal }),
      ...(body !== undefined && { body: raw ? body : JSON.stringify(body) }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Refusal(0, {});
  }
}

const COOKIE_CALLS = { login: true, verifyLogin: true, acceptInvitation: true };

function addressOf(template: string, { path = {}, query = {} }: Request): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    // lists are comma-separated; an empty value is a filter that is not set
    if (value !== undefined && value !== null && String(value) !== '') search.set(name, String(value));
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}
