/** Attachments, merging, and the search for tickets. */
import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { PDF, PNG, upload, type form } from '../../support/form.ts';
import { openWorld } from '../../support/opening.ts';
import { auditOf, notificationKinds } from '../../support/traces.ts';
import type { Person } from '../../support/world.ts';
import { helpDesk } from './support.ts';

const { service, world } = await openWorld({ rateLimitScale: 10_000 });
const desk = helpDesk(service, world);

const attach = (id: string, sent: ReturnType<typeof form> = upload(PDF), as: Person = world.employee) =>
  desk.call(as, 'POST', `/tickets/${id}/attachments/`, sent);
const download = (id: string, attachment: string, as: Person = world.employee) =>
  desk.call(as, 'GET', `/tickets/${id}/attachments/${attachment}/`);

describe('POST /api/v1/support/tickets/{ticket_id}/attachments/', () => {
  test('201 for the requester and for staff; both download the bytes as an attachment; the other side is notified', async () => {
    const { id } = await desk.in('open');
    const reply = await attach(id, upload(PDF, 'Screen <1>.pdf'));
    expect([reply.status, reply.body.data]).toEqual([
      201,
      {
        id: expect.any(String),
        filename: 'Screen <1>.pdf',
        content_type: 'application/pdf',
        size: PDF.length,
      },
    ]);
    const second = await attach(id, upload(PNG, 'screen.png'), world.admin);
    expect(second.status).toBe(201);
    expect((await notificationKinds(world, world.employee)).at(-1)).toBe('ticket.attached');
    expect((await desk.get(id)).attachments).toEqual([reply.body.data, second.body.data]);
    for (const who of [world.employee, world.admin]) {
      const file = await download(id, reply.body.data.id, who);
      expect(file.bytes.equals(PDF)).toBe(true);
      expect(file.headers.get('content-disposition')).toMatch(/^attachment;/);
      expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    }
    const lines = await auditOf(world, id);
    expect(lines.at(-1)!['line']).toBe('attached file to ticket · dashboard');
    expect(JSON.stringify(lines)).not.toContain('Screen');
  });

  test('415 for HTML, SVG and programs, whatever their name', async () => {
    const { id } = await desk.ticket();
    for (const content of [
      '<html><script>alert(1)</script></html>',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'),
      Buffer.from('\x7fELF\x02\x01\x01', 'latin1'),
      '#!/bin/sh\nrm -rf /\n',
    ])
      expect((await attach(id, upload(content, 'note.pdf', 'application/pdf'))).status).toBe(415);
    expect((await desk.get(id)).attachments).toEqual([]);
  });

  test('413 over 10 MiB', async () => {
    const { id } = await desk.ticket();
    const large = Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)]);
    expect((await attach(id, upload(large))).status).toBe(413);
  });

  test('409 attachment_limit for the eleventh attachment, even if several come at once', async () => {
    const { id } = await desk.ticket();
    const replies = await Promise.all(Array.from({ length: 13 }, () => attach(id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), 409, 409, 409]);
    expect((await attach(id)).body.data.code).toBe('attachment_limit');
    expect((await desk.get(id)).attachments).toHaveLength(10);
  });

  test('409 after the ticket is closed; 404 for a stranger', async () => {
    const { id } = await desk.ticket();
    const closed = await desk.in('closed');
    expect((await attach(closed.id)).body.data.code).toBe('invalid_transition');
    expect((await attach(id, upload(PDF), world.manager)).status).toBe(404);
  });
});

describe('GET /api/v1/support/tickets/{ticket_id}/attachments/{attachment_id}/', () => {
  test('404 for a stranger, and for an attachment of another ticket', async () => {
    const [{ id }, other] = [await desk.ticket(), await desk.ticket()];
    const { body } = await attach(id);
    expect((await download(id, body.data.id, world.manager)).status).toBe(404);
    expect((await download(other.id, body.data.id)).status).toBe(404);
    expect((await download(id, body.data.id)).status).toBe(200);
  });
});

describe('POST /api/v1/support/admin/tickets/{ticket_id}/merge/', () => {
  test('200 moves messages, notes and attachments, notifies the requester, and writes an audit line for both tickets', async () => {
    const from = await desk.ticket({ subject: 'Screen', body: 'First part.' });
    await desk.note(from.id, 'A note.');
    await attach(from.id);
    const into = await desk.ticket({ subject: 'Screen again', body: 'Second part.' });
    const reply = await desk.merge(from.id, into.id);
    expect(reply.body.data).toMatchObject({
      id: from.id,
      status: 'merged',
      merged_into: into.id,
      attachments: [],
      allowed_actions: [],
    });
    expect((await desk.get(from.id)).attachments).toEqual([]);
    expect((await desk.get(into.id)).attachments).toHaveLength(1);
    expect((await desk.messages(into.id)).map(({ body }) => body)).toEqual([
      'First part.',
      'A note.',
      'Second part.',
    ]);
    expect(await desk.messages(from.id)).toEqual([]);
    expect((await notificationKinds(world, world.employee)).at(-1)).toBe('ticket.merged');
    expect((await auditOf(world, from.id)).at(-1)!['line']).toBe('merged ticket · dashboard');
    expect((await auditOf(world, into.id)).at(-1)!['changes']).toEqual({ merged: [null, from.id] });
  });

  test('422 with the field for a merge into itself, into another person’s or an unknown ticket; 409 if either ticket has ended', async () => {
    const { id } = await desk.ticket();
    const others = await desk.ticket({}, world.colleague);
    for (const into of [id, others.id, randomUUID()]) {
      const reply = await desk.merge(id, into);
      expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, ['into_ticket_id']]);
    }
    for (const status of ['closed', 'merged'] as const) {
      const ended = await desk.in(status);
      expect((await desk.merge(id, ended.id)).body.data).toEqual({
        code: 'merge_target_ended',
        current_status: status,
      });
      expect((await desk.merge(ended.id, id)).body.data).toEqual({
        code: 'invalid_transition',
        current_status: status,
      });
    }
    expect((await desk.get(id)).status).toBe('new');
  });

  test('200 and 409 for two tickets merged into each other at once; nothing is lost', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const [one, two] = [await desk.ticket(), await desk.ticket()];
      const replies = await Promise.all([desk.merge(one.id, two.id), desk.merge(two.id, one.id)]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { merged_into } = replies.find(({ status }) => status === 200)!.body.data;
      expect(await desk.messages(merged_into)).toHaveLength(2);
    }
  });
});

describe('the search for tickets', () => {
  test('200 for every word in any form, in the subject and the messages, in any case', async () => {
    const { id } = await desk.ticket({ subject: 'Broken MONITORS', body: 'They were flickering yesterday.' });
    await desk.write(id, world.admin, 'We ordered replacements.');
    for (const q of ['monitor', 'Monitors flicker', 'flickered', 'replacement', 'the monitor'])
      expect([q, await desk.found(world.employee, q)]).toEqual([q, [id]]);
    expect(await desk.found(world.employee, 'monitor keyboard')).toEqual([]);
    expect(await desk.found(world.colleague, 'monitor')).toEqual([]);
    expect(await desk.found(world.admin, 'monitor')).toEqual([]);
    expect(await desk.found(world.admin, 'monitor replacement', '/admin/tickets/')).toEqual([id]);
  });

  test("200 by the workspace's language: German word forms and umlauts match in German, not in English", async () => {
    const german = await service.world();
    await german.sql(`UPDATE workspaces SET locale = 'de-DE' WHERE id = $1`, [german.id]);
    const there = helpDesk(service, german);
    const text = { subject: 'Schlüssel für die HÄUSER', body: 'Wir haben sie verloren.' };
    const { id } = await there.ticket(text, german.employee);
    for (const q of ['Haus', 'häusern', 'schlüssel', 'Verlorene'])
      expect([q, await there.found(german.employee, q)]).toEqual([q, [id]]);
    const english = await desk.ticket(text);
    expect(await desk.found(world.employee, 'häusern')).toEqual([]);
    expect(await desk.found(world.employee, 'häuser')).toEqual([english.id]);
  });

  test('200 with operators, quotes and wildcards, which are ignored', async () => {
    const { id } = await desk.ticket({ subject: 'Quokka', body: 'Quokka.' });
    for (const q of [`quokka'`, '"quokka"', 'quokka & !', 'quokka:*', '%quokka%', 'quokka \\'])
      expect([q, await desk.found(world.employee, q)]).toEqual([q, [id]]);
    for (const q of ['quok', '%', ':*', "' OR 1=1 --"])
      expect(await desk.found(world.employee, q)).toEqual([]);
    expect((await desk.call(world.employee, 'GET', '/tickets/', { query: { q: '  ' } })).status).toBe(422);
  });

  test('200 with an index scan on the words, behind row-level security, in a workspace with many', async () => {
    await world.sql(
      `INSERT INTO tickets (workspace_id, number, requester_id, subject)
       SELECT $1, 100000 + n, $2, 'word' || n || ' shared' FROM generate_series(1, 4000) n`,
      [world.id, world.stranger.id],
    );
    await world.sql('ANALYZE ticket_words');
    await world.sql('ANALYZE tickets');
    const { pool } = service.app.services;
    const run = pool.run.bind(pool);
    const texts: string[] = [];
    pool.run = (items) => {
      for (const { statement } of items) texts.push(statement.text);
      return run(items);
    };
    const lists = ['/tickets/', '/admin/tickets/'];
    for (const list of lists) await desk.found(world.admin, 'word17', list);
    pool.run = run;
    const searches = texts.filter((text) => text.includes('ticket_words'));
    expect(searches).toHaveLength(2);

    const client = new pg.Client({ connectionString: service.database.appUrl });
    await client.connect();
    try {
      await client.query(`SELECT set_config('app.workspace', $1, false)`, [world.id]);
      for (const text of searches) {
        const { rows } = await client.query(`EXPLAIN (GENERIC_PLAN) ${text}`);
        const plan = rows.map((row) => row['QUERY PLAN'] as string).join('\n');
        expect(plan).toMatch(
          /Index (Only )?Scan (using|on) ticket_words_workspace_id_word_ticket_id_internal_key/,
        );
        expect(plan).toMatch(/Index Cond: .*word = ANY/);
        expect(plan).not.toMatch(/Seq Scan on ticket_words/);
      }
    } finally {
      await client.end();
    }
  });
});
