/** Uploads and downloads under the control of a test: in pieces, slowly, or aborted. */
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect } from '@jest/globals';
import type { Service } from '../support/service.ts';
import type { World } from '../support/world.ts';

export const MIB = 1024 * 1024;

/** A multipart body with one file: the part before its bytes and the part after them. */
export const HEAD = Buffer.from(
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\n',
);
export const TAIL = Buffer.from('\n%%EOF\n\r\n--b--\r\n');
/** The file's bytes that are already in the head and in the tail. */
export const MARK = '%PDF-1.4\n\n%%EOF\n'.length;

export interface Sent {
  outgoing: ClientRequest;
  reply: Promise<{ status: number; headers: IncomingMessage['headers']; bytes: Buffer; body: any }>;
}

/** Uploads and downloads of this workspace. */
export function filesOf({ url }: { url: string }, world: World) {
  const headers = { host: world.host, authorization: `Bearer ${world.employee.token}` };
  return {
    /** Starts the upload of a file of `size` bytes (null: chunked). The test writes the bytes. */
    begin(path: string, size: number | null, more: Record<string, string> = {}, method = 'PUT'): Sent {
      const length =
        size === null ? {} : { 'content-length': String(HEAD.length - MARK + size + TAIL.length) };
      const outgoing = request(url + path, {
        method,
        agent: false,
        headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b', ...length, ...more },
      });
      outgoing.on('error', () => undefined);
      const reply = new Promise<IncomingMessage>((resolve, reject) => {
        outgoing.once('response', resolve).once('close', () => reject(new Error('closed')));
      }).then(async (incoming) => {
        const bytes = await buffer(incoming);
        return {
          status: incoming.statusCode!,
          headers: incoming.headers,
          bytes,
          body: parsed(bytes.toString()),
        };
      });
      reply.catch(() => undefined);
      return { outgoing, reply };
    },
    /** Resolves with the headers of the answer. The test reads the bytes. */
    open: (path: string, more: Record<string, string> = {}, method = 'GET') =>
      new Promise<IncomingMessage>((resolve, reject) => {
        request(url + path, { method, agent: false, headers: { ...headers, ...more } }, resolve)
          .once('error', reject)
          .end();
      }),
  };
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Creates absences of the employee, each on another day; resolves with the path of its document. */
export function documentsOf(service: Service, world: World): () => Promise<string> {
  let day = 0;
  return async () => {
    day += 7;
    const date = new Date(Date.UTC(2027, 0, 4 + day)).toISOString().slice(0, 10);
    const reply = await service.request(world, 'POST', '/pto/requests/', {
      as: world.employee,
      body: { policy_id: world.sick, start_date: date, end_date: date },
    });
    expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
    return `/api/v1/pto/requests/${reply.body.data.id}/attachment/`;
  };
}

/** The number of files and chunks in the database. */
export const countsOf = async (world: World): Promise<unknown> =>
  (
    await world.sql(
      'SELECT (SELECT count(*) FROM files)::int AS files, (SELECT count(*) FROM file_chunks)::int AS chunks',
    )
  )[0];

/** Connections of the service that are in a transaction or busy. */
export const heldIn = async (world: World): Promise<number> =>
  (
    await world.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'workforce-api' AND state <> 'idle'`,
    )
  )[0]!.n;
