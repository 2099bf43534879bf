/** Uploads over HTTP: refused and aborted ones leave nothing, and a slow sender holds no connection. */
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { operations } from '../../src/generated/operations.ts';
import { anyPdf, form, pdfOfSize, upload } from '../support/form.ts';
import { atEnd, opened } from '../support/opening.ts';
import { startService } from '../support/service.ts';
import { auditLines } from '../support/traces.ts';
import { until } from '../support/until.ts';
import { countsOf, documentsOf, filesOf, HEAD, heldIn, MARK, MIB, TAIL } from './support.ts';

// no call takes both a file and an Idempotency-Key; this test makes one that does
Object.assign(operations.putPtoAttachment, { idempotent: true });
// the files of a process share the table of operations
atEnd(() => Object.assign(operations.putPtoAttachment, { idempotent: false }));

const service = await opened(startService({ rateLimitScale: 1_000, onAnswer: () => undefined }));
const world = await service.world();
const { spool } = service.app.services;
const documentOf = documentsOf(service, world);
const { begin } = filesOf(service, world);

let before: unknown;
beforeEach(async () => {
  before = await countsOf(world);
});
const nothingIsLeft = async () => {
  await until(() => spool.taken === 0);
  expect(await countsOf(world)).toEqual(before);
};

describe('a file that does not arrive', () => {
  test('because the client disconnects in the middle, ten times: no row, no chunk, no byte on the disk', async () => {
    const path = await documentOf();
    const tries = Array.from({ length: 10 }, () => begin(path, 10 * MIB));
    for (const { outgoing } of tries) outgoing.write(Buffer.concat([HEAD, Buffer.alloc(4 * MIB)]));
    await until(() => spool.taken > 30 * MIB);
    expect(await countsOf(world)).toEqual(before);
    for (const { outgoing } of tries) outgoing.destroy();
    await nothingIsLeft();
  });

  test('because the form ends in the middle: 400', async () => {
    const whole = upload(pdfOfSize(MIB));
    const reply = await service.request(world, 'PUT', await documentOf(), {
      ...whole,
      as: world.employee,
      body: whole.body.subarray(0, -30),
    });
    expect([reply.status, reply.body.data.code]).toEqual([400, 'malformed_multipart']);
    await nothingIsLeft();
  });

  test('because it is too large: 413 at the first byte over the limit, even if no length was announced', async () => {
    const path = await documentOf();
    const { outgoing, reply } = begin(path, null);
    outgoing.write(Buffer.concat([HEAD, Buffer.alloc(10 * MIB - MARK)]));
    await until(() => spool.taken >= 10 * MIB - 64 * 1024);
    outgoing.write(Buffer.from([0]));
    // only what follows shows whether a boundary ends the file or belongs to its bytes
    outgoing.write(Buffer.alloc(100));
    const { status, body } = await reply;
    expect([status, body.data.code]).toEqual([413, 'payload_too_large']);
    outgoing.destroy();
    await nothingIsLeft();
  });

  test('because of its type: 415 after its first bytes, while the rest has not been sent', async () => {
    const { outgoing, reply } = begin(await documentOf(), 10 * MIB);
    outgoing.write(HEAD.toString().replace('%PDF-1.4', '<html>'));
    outgoing.write(Buffer.alloc(8192, 0x20));
    const { status, body } = await reply;
    expect([status, body.data.code]).toEqual([415, 'unsupported_media_type']);
    outgoing.destroy();
    await nothingIsLeft();
  });

  test('because another part of the form is wrong: 422; because the absence does not exist: 404', async () => {
    const content = pdfOfSize(MIB);
    const file = { name: 'file', filename: 'a.pdf', content };
    const path = await documentOf();
    for (const parts of [
      [file, { name: 'status', content: 'x' }],
      [file, file],
      [file, { ...file, name: 'b' }],
    ]) {
      const reply = await service.request(world, 'PUT', path, { ...form(parts), as: world.employee });
      expect(reply.status).toBe(422);
    }
    const nowhere = path.replace(/[0-9a-f-]{36}/, '01900000-0000-7000-8000-000000000000');
    expect(
      (await service.request(world, 'PUT', nowhere, { ...upload(content), as: world.employee })).status,
    ).toBe(404);
    await nothingIsLeft();
  });
});

describe('a file that is sent slowly', () => {
  test('holds no connection to Postgres, and arrives', async () => {
    const slow = await Promise.all(
      Array.from({ length: 12 }, async () => begin(await documentOf(), 3 * MIB)),
    );
    for (const { outgoing } of slow) outgoing.write(Buffer.concat([HEAD, Buffer.alloc(2 * MIB - MARK)]));
    await until(() => spool.taken > 20 * MIB);
    await sleep(200);
    expect([await heldIn(world), service.app.services.pool.stats.waiting]).toEqual([0, 0]);
    expect((await service.request(world, 'GET', '/pto/balance/', { as: world.employee })).status).toBe(200);
    for (const { outgoing } of slow) outgoing.end(Buffer.concat([Buffer.alloc(MIB), TAIL]));
    const replies = await Promise.all(slow.map(({ reply }) => reply));
    expect(replies.map(({ status }) => status)).toEqual(slow.map(() => 200));
    expect(replies.map(({ body }) => body.data.attachment.size)).toEqual(slow.map(() => 3 * MIB));
    expect(spool.taken).toBe(0);
  });
});

describe('a file that takes longer than a request may', () => {
  test('arrives: an upload may take as long as a slow connection needs; JSON gets 408 in that time', async () => {
    const hurried = await startService({ arrivalTimeout: 500, onAnswer: () => undefined });
    const place = await hurried.world();
    const path = await documentsOf(hurried, place)();
    const file = filesOf(hurried, place).begin(path, 1_000);
    file.outgoing.write(HEAD);
    const json = filesOf(hurried, place).begin(
      '/api/v1/profile/',
      1_000,
      { 'content-type': 'application/json' },
      'PATCH',
    );
    json.outgoing.write('{');
    const late = await json.reply;
    expect([late.status, late.body.data.code]).toEqual([408, 'unreadable_request']);
    await sleep(1_500);
    file.outgoing.end(Buffer.concat([Buffer.alloc(1_000 - MARK), TAIL]));
    expect((await file.reply).status).toBe(200);
    await hurried.close();
  });
});

describe('a file with an Idempotency-Key (rule 58)', () => {
  const put = (path: string, content: Buffer, key: string, filename = 'a.pdf') => {
    const { body, headers } = upload(content, filename);
    return service.request(world, 'PUT', path, {
      as: world.employee,
      body,
      headers: { ...headers, 'idempotency-key': key },
    });
  };
  const large = () => anyPdf(MIB);

  test('the same request again gets the first answer, and is not stored again', async () => {
    const [path, content] = [await documentOf(), large()];
    const first = await put(path, content, 'same-1');
    const stored = await countsOf(world);
    const again = await put(path, content, 'same-1');
    expect([first.status, again.status, again.text]).toEqual([200, 200, first.text]);
    expect([first, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
    expect([await countsOf(world), spool.taken]).toEqual([stored, 0]);
  });

  test('422 for another file, or another file name, under the same key', async () => {
    const [path, content] = [await documentOf(), large()];
    expect((await put(path, content, 'other-1')).status).toBe(200);
    const stored = await countsOf(world);
    const changed = Buffer.from(content);
    changed[MIB / 2]! ^= 1;
    for (const reply of [await put(path, changed, 'other-1'), await put(path, content, 'other-1', 'b.pdf')])
      expect([reply.status, reply.body.data.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await countsOf(world)).toEqual(stored);
  });

  test('one of several at once is stored; the others get its answer, or 409 while it runs, and leave nothing', async () => {
    const [path, content] = [await documentOf(), large()];
    const replies = await Promise.all(Array.from({ length: 6 }, () => put(path, content, 'race-1')));
    const done = replies.filter((one) => one.status === 200);
    expect(done.filter((one) => !one.headers.get('idempotency-replayed'))).toHaveLength(1);
    expect(new Set(done.map((one) => one.text)).size).toBe(1);
    for (const one of replies.filter(({ status }) => status !== 200))
      expect([one.status, one.body.data.code]).toEqual([409, 'idempotency_in_progress']);
    const id = /[0-9a-f-]{36}/.exec(path)![0];
    expect(
      (await auditLines(world, id)).filter(({ line }) => line.startsWith('attached document')),
    ).toHaveLength(1);
    const { files, chunks } = before as { files: number; chunks: number };
    expect(await countsOf(world)).toEqual({ files: files + 1, chunks: chunks + 5 });
    expect((await put(path, content, 'race-1')).headers.get('idempotency-replayed')).toBe('true');
  });
});
