/** FAQs: unchanged Markdown, languages with fallback, one vote per person, search. */
import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { openWorld } from '../../support/opening.ts';
import { auditOf } from '../../support/traces.ts';
import { helpDesk } from './support.ts';

const { service, world } = await openWorld({ rateLimitScale: 10_000 });
const desk = helpDesk(service, world);
const read = (id: string, as = world.employee) => desk.call(as, 'GET', `/faqs/${id}/`);
const change = (id: string, body: object, headers: Record<string, string> = {}) =>
  desk.call(world.admin, 'PATCH', `/admin/faqs/${id}/`, { body, headers });

describe('POST /api/v1/support/admin/faqs/', () => {
  test('201 with the answer byte for byte, including HTML; nothing is rendered', async () => {
    const answer_md =
      '# Key\r\n\r\n<script>alert(1)</script> *ask* [there](javascript:alert(1))  \n\t- ü 🙂\n';
    const faq = await desk.faq({ answer_md });
    expect(faq).toMatchObject({ answer_md, locale: 'en', position: 0, helpful: 0, version: 1 });
    const reply = await read(faq.id);
    expect(reply.body.data.answer_md).toBe(answer_md);
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
    expect((await auditOf(world, faq.id)).map(({ line }) => line)).toEqual(['created faq · dashboard']);
  });

  test('422 for an unknown category, a malformed language, and an original that is unknown or itself a translation', async () => {
    const original = await desk.faq();
    const translation = await desk.faq({ locale: 'fr', translation_of: original.id });
    for (const [field, value] of [
      ['category_id', randomUUID()],
      ['locale', 'en-x'],
      ['translation_of', randomUUID()],
      ['translation_of', translation.id],
    ] as const) {
      const reply = await desk.call(world.admin, 'POST', '/admin/faqs/', {
        body: { question: 'Q', answer_md: 'A', [field]: value },
      });
      expect([field, reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([field, 422, [field]]);
    }
  });

  test('409 translation_exists for a second translation into a language, also for one of two at once', async () => {
    const original = await desk.faq();
    const send = () =>
      desk.call(world.admin, 'POST', '/admin/faqs/', {
        body: { question: 'Q', answer_md: 'A', locale: 'de-at', translation_of: original.id },
      });
    const replies = await Promise.all([send(), send()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(replies.find(({ status }) => status === 201)!.body.data.locale).toBe('de-AT');
    expect(
      (await change(replies.find(({ status }) => status === 201)!.body.data.id, { locale: 'en' })).body.data
        .code,
    ).toBe('translation_exists');
  });
});

describe('GET /api/v1/support/faqs/{faq_id}/', () => {
  test('404 for a draft, except for admins; lists show it only to admins who ask for drafts', async () => {
    const { id } = await desk.faq({ published: false });
    expect((await read(id)).status).toBe(404);
    expect((await read(id, world.admin)).status).toBe(200);
    const ids = async (query: Record<string, string>, as = world.admin) =>
      (await desk.faqs(query, as)).map((one) => one.id);
    expect(await ids({ published: 'false' })).toContain(id);
    expect(await ids({ published: 'false' }, world.employee)).toEqual([]);
    expect(await ids({ limit: '200' })).not.toContain(id);
    const vote = await desk.call(world.employee, 'POST', `/faqs/${id}/feedback/`, {
      body: { helpful: true },
    });
    expect(vote.status).toBe(404);
  });
});

describe('GET /api/v1/support/faqs/', () => {
  test("200 in the requested language, otherwise another region's, the workspace's or the original's", async () => {
    const other = await service.world();
    const there = helpDesk(service, other);
    const all = await there.faq({ locale: 'en' });
    const german = await there.faq({ locale: 'de', translation_of: all.id });
    const austrian = await there.faq({ locale: 'de-AT', translation_of: all.id });
    const brazilian = await there.faq({ locale: 'pt-BR', translation_of: all.id });
    await there.faq({ locale: 'sv', translation_of: all.id, published: false });
    const only = await there.faq({ locale: 'fi', position: 1 });
    const ids = async (query = {}) => (await there.faqs(query, other.employee)).map(({ id }) => id);
    for (const [locale, id] of [
      ['de-AT', austrian.id],
      ['DE-at', austrian.id],
      ['de', german.id],
      ['de-CH', german.id],
      ['pt-PT', brazilian.id],
      ['sv', all.id],
      ['ja', all.id],
      ['en-GB', all.id],
    ])
      expect([locale, await ids({ locale })]).toEqual([locale, [id, only.id]]);
    expect(await ids()).toEqual([all.id, only.id]);
  });

  test('200 sorted by position, across pages', async () => {
    const other = await service.world();
    const there = helpDesk(service, other);
    for (const position of [10, 9, 100, 2]) await there.faq({ position });
    const pages: number[] = [];
    let cursor: string | undefined;
    do {
      const reply = await there.call(other.employee, 'GET', '/faqs/', { query: { limit: 1, cursor } });
      pages.push(...reply.body.data.map(({ position }: { position: number }) => position));
      cursor = reply.headers.get('x-next-cursor') ?? undefined;
    } while (cursor);
    expect(pages).toEqual([2, 9, 10, 100]);
  });

  test('200 for words of the question or answer, by the FAQ’s own language, with phrases and exclusions', async () => {
    const laptop = await desk.faq({ question: 'Where do I order laptops?', answer_md: 'In the **shop**.' });
    const german = await desk.faq({
      question: 'Wo bekomme ich Bücher?',
      answer_md: 'Im Laden.',
      locale: 'de',
    });
    const found = async (q: string, more = {}) => (await desk.faqs({ q, ...more })).map(({ id }) => id);
    for (const q of ['ordering a laptop', 'SHOP', '"order laptops"', 'laptop -keyboard'])
      expect([q, await found(q)]).toEqual([q, [laptop.id]]);
    for (const q of ['"laptops order"', 'laptop -shop', 'laptop keyboard'])
      expect([q, await found(q)]).toEqual([q, []]);
    expect(await found('BÜCHERN', { locale: 'de' })).toEqual([german.id]);
  });
});

describe('POST /api/v1/support/faqs/{faq_id}/feedback/', () => {
  test('200 for one vote per person: the last one counts, ten at once are one; the version stays', async () => {
    const { id } = await desk.faq();
    const vote = (as = world.employee, helpful = true) =>
      desk.call(as, 'POST', `/faqs/${id}/feedback/`, { body: { helpful } });
    const replies = await Promise.all(Array.from({ length: 10 }, () => vote()));
    expect(replies.map(({ status, body }) => [status, body.data])).toEqual(Array(10).fill([200, {}]));
    await vote(world.colleague, false);
    expect((await read(id)).body.data).toMatchObject({ helpful: 1, not_helpful: 1, version: 1 });
    await vote(world.employee, false);
    expect((await read(id)).body.data).toMatchObject({ helpful: 0, not_helpful: 2 });
  });
});

describe('PATCH /api/v1/support/admin/faqs/{faq_id}/', () => {
  test('200 changes the sent fields only; 412 for an earlier version; the audit line has old and new values, but not the answer', async () => {
    const { id, question } = await desk.faq({ published: false });
    const reply = await change(id, { published: true, answer_md: 'A secret place.' }, { 'if-match': '"1"' });
    expect(reply.body.data).toMatchObject({
      question,
      published: true,
      answer_md: 'A secret place.',
      version: 2,
    });
    expect((await change(id, { position: 4 }, { 'if-match': '"1"' })).status).toBe(412);
    const line = (await auditOf(world, id)).at(-1)!;
    expect(line['changes']).toEqual({ published: [false, true], answer_md: ['…', '…'] });
  });
});

describe('DELETE /api/v1/support/admin/faqs/{faq_id}/', () => {
  test('200 deletes an original with its translations and votes, a translation alone; then 404', async () => {
    const original = await desk.faq();
    const [french, german] = [
      await desk.faq({ locale: 'fr', translation_of: original.id }),
      await desk.faq({ locale: 'de', translation_of: original.id }),
    ];
    await desk.call(world.employee, 'POST', `/faqs/${german.id}/feedback/`, { body: { helpful: true } });
    const remove = (id: string) => desk.call(world.admin, 'DELETE', `/admin/faqs/${id}/`);
    expect((await remove(french.id)).body.data).toEqual({});
    expect((await read(original.id)).status).toBe(200);
    expect((await remove(original.id)).status).toBe(200);
    for (const { id } of [original, french, german]) expect((await read(id)).status).toBe(404);
    expect((await remove(original.id)).status).toBe(404);
  });
});
