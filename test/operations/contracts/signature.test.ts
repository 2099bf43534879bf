/** The signature of a contract and the document that is signed. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { PDF, pdfOfSize, PNG, upload, type form } from '../../support/form.ts';
import { auditLines, notificationsOf } from '../../support/traces.ts';
import { openFixture, type Who } from '../pto/support.ts';
import { contractCalls } from './support.ts';

const { fixture, world } = await openFixture();
const { newcomer, draft, stepped, sign, read } = contractCalls(fixture);
const { call } = fixture;

const put = (id: string, sent: ReturnType<typeof form>, as: Who = world.admin) =>
  call(as, 'PUT', `/contracts/admin/${id}/document/`, sent);
const download = (id: string, as: Who) => call(as, 'GET', `/contracts/${id}/document/`);
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function offered() {
  const person = await newcomer();
  const { id } = await draft(person);
  await put(id, upload(PDF, 'Contract.pdf'));
  const contract = await stepped(id, 'activate', { require_signature: true });
  return { person, contract };
}

describe('POST /api/v1/contracts/{contract_id}/sign/', () => {
  it('200 with name, time, IP address and the document’s hash; the admin who requested it is notified', async () => {
    const { person, contract } = await offered();
    expect(contract).toMatchObject({ status: 'pending_signature', signature: null });
    expect(await notificationsOf(world, person.id)).toMatchObject([{ kind: 'contract.signature_requested' }]);
    const reply = await sign(person, contract.id, { headers: { 'if-match': `"${contract.version}"` } });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({
      status: 'active',
      signature: {
        full_name: person.name,
        signed_at: '2026-02-02T09:00:00.000+01:00',
        ip: expect.stringMatching(/^(::ffff:)?127\.0\.0\.1$|^::1$/),
        document_sha256: sha256(PDF),
      },
    });
    expect((await auditLines(world, contract.id)).at(-1)).toEqual({
      line: 'signed contract · dashboard',
      changes: { status: ['pending_signature', 'active'], document_sha256: [null, sha256(PDF)] },
    });
    expect((await notificationsOf(world, world.admin.id)).at(-1)).toMatchObject({
      kind: 'contract.signed',
      resource_id: contract.id,
    });
  });

  it('200 scheduled if its first day is in the future', async () => {
    const person = await newcomer();
    const { id } = await draft(person, { start_date: '2026-04-01' });
    await stepped(id, 'activate', { require_signature: true });
    const reply = await sign(person, id);
    expect(reply.body.data).toMatchObject({
      status: 'scheduled',
      signature: { document_sha256: null },
    });
  });

  it('404 for everybody else, also admins; 409 the second time; 412 if it has changed since; 422 unless accepted', async () => {
    const { person, contract } = await offered();
    for (const who of [world.admin, world.manager, world.colleague])
      expect((await sign(who, contract.id)).status).toBe(404);
    const key = await world.personalKey(person, ['people:read']);
    expect((await call(key, 'POST', `/contracts/${contract.id}/sign/`)).status).toBe(403);
    expect((await sign(person, contract.id, { headers: { 'if-match': '"1"' } })).status).toBe(412);
    const unaccepted = { body: { full_name: person.name, accepted: false } };
    expect((await sign(person, contract.id, unaccepted)).status).toBe(422);
    expect((await sign(person, contract.id)).status).toBe(200);
    const again = await sign(person, contract.id);
    expect([again.status, again.body.data]).toEqual([
      409,
      { code: 'invalid_transition', current_status: 'active' },
    ]);
  });

  it('409 contract_overlap if another contract was activated meanwhile', async () => {
    const { person, contract } = await offered();
    const other = await draft(person);
    await stepped(other.id, 'activate');
    const reply = await sign(person, contract.id);
    expect([reply.status, reply.body.data]).toEqual([
      409,
      { code: 'contract_overlap', conflicts: [other.id] },
    ]);
  });

  it('two signatures at once: one 200, one 409', async () => {
    const { person, contract } = await offered();
    const replies = await Promise.all([sign(person, contract.id), sign(person, contract.id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('a recall removes the signature', async () => {
    const person = await newcomer();
    const { id } = await draft(person, { start_date: '2026-04-01' });
    await stepped(id, 'activate', { require_signature: true });
    await sign(person, id);
    expect(await stepped(id, 'recall')).toMatchObject({ status: 'draft', signature: null });
  });
});

describe('PUT /api/v1/contracts/admin/{contract_id}/document/', () => {
  it('200 with hash and size; a second document replaces the first, whose file is deleted', async () => {
    const { id } = await draft(await newcomer());
    const files = async () => (await world.sql('SELECT count(*)::int AS n FROM files'))[0]!['n'] as number;
    await put(id, upload(PDF, 'First.pdf'));
    const before = await files();
    const second = Buffer.concat([PDF, Buffer.from('%')]);
    const reply = await put(id, upload(second, 'Second.pdf'));
    expect([reply.status, reply.body.data]).toEqual([
      200,
      { filename: 'Second.pdf', sha256: sha256(second), size: second.length },
    ]);
    expect(await files()).toBe(before);
    expect((await read(id)).document).toEqual(reply.body.data);
  });

  it('rule 45: 415 for anything but a PDF, whatever its name; 413 over 10 MiB', async () => {
    const { id } = await draft(await newcomer());
    for (const content of [PNG, Buffer.from('<!doctype html><p>')])
      expect((await put(id, upload(content, 'r.pdf', 'application/pdf'))).status).toBe(415);
    const large = pdfOfSize(10 * 1024 * 1024 + 1);
    expect((await put(id, upload(large))).status).toBe(413);
    expect((await read(id)).document).toBeNull();
  });

  it('409 invalid_transition while it waits for a signature, 409 already_signed after it', async () => {
    const { person, contract } = await offered();
    const waiting = await put(contract.id, upload(PDF));
    expect([waiting.status, waiting.body.data]).toEqual([
      409,
      { code: 'invalid_transition', current_status: 'pending_signature' },
    ]);
    await sign(person, contract.id);
    expect((await put(contract.id, upload(PDF))).body.data.code).toBe('already_signed');
  });
});

describe('GET /api/v1/contracts/{contract_id}/document/', () => {
  it('200 as an attachment for the person and admins; 404 for managers, others and service keys', async () => {
    const { person, contract } = await offered();
    for (const who of [person, world.admin, await world.personalKey(person, ['people:read'])]) {
      const reply = await download(contract.id, who);
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="Contract.pdf"/);
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    }
    for (const who of [world.manager, world.colleague, await world.serviceKey(['people:read'])])
      expect((await download(contract.id, who)).body.data).toEqual({ code: 'not_found' });
  });

  it('404 no_document without a document; 404 for the person while the contract is a draft', async () => {
    const person = await newcomer();
    const { id } = await draft(person);
    expect((await download(id, world.admin)).body.data).toEqual({ code: 'no_document' });
    await put(id, upload(PDF));
    expect((await download(id, person)).body.data).toEqual({ code: 'not_found' });
    expect((await download(id, world.admin)).status).toBe(200);
  });
});
