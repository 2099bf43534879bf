/** PDFs of many payslips in one archive (rule 207). */
import { describe, expect, test } from '@jest/globals';
import { runJobs } from '../../../src/areas/payments/actions/jobs/runJobs.ts';
import { documentRows } from '../../../src/areas/payments/rules/payslipDocuments.ts';
import type { PaymentJobDetail } from '../../../src/generated/types.ts';
import { anyPdf, form } from '../../support/form.ts';
import type { Person } from '../../support/world.ts';
import { archiveOf as archive, type Packed as Entry } from '../meetings/archive.ts';
import { openPaying } from './support.ts';

const paying = await openPaying();
const { world, call, payer, service } = paying;
const { pool, files, drawer } = service.app.services;
const round = (ending = () => false) => runJobs(pool, Date.now, ending, { files, drawer, publicUrl: null });

let numbers = 1000;
/** A person with an employee number and a draft of the month. */
async function numbered(
  month: string,
  options: { role?: 'admin' } = {},
): Promise<{ person: Person; number: string; id: string }> {
  const person = await paying.person(options);
  const number = String((numbers += 1));
  await world.sql('UPDATE users SET employee_number = $2 WHERE id = $1', [person.id, number]);
  return { person, number, id: await draft(person, month) };
}
async function draft(person: Person, month: string, more: object = {}): Promise<string> {
  const reply = await call(payer, 'POST', '/payments/admin/payslips/', {
    body: {
      ...{ employee_id: person.id, period_start: `${month}-01`, period_end: `${month}-28` },
      ...{ gross: '1.00', net: '1.00', currency: 'EUR', lines: [], ...more },
    },
  });
  expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
  return reply.body.data.id;
}
const send = (zip: Buffer, month: string, query: Record<string, boolean> = {}, as = payer) =>
  call(as, 'POST', '/payments/admin/payslips/documents/', {
    query,
    ...form([
      { name: 'file', filename: 'slips.zip', content: zip },
      { name: 'month', content: month },
    ]),
  });
async function done(entries: Entry[], month: string, query = {}, as = payer): Promise<PaymentJobDetail> {
  const reply = await send(archive(entries), month, query, as);
  expect([reply.status, reply.body.errors]).toEqual([202, undefined]);
  await round();
  return (await call(payer, 'GET', `/payments/admin/jobs/${reply.body.data.id}/`)).body.data;
}
const said = ({ results }: PaymentJobDetail) => results.map(({ outcome, code }) => code ?? outcome);
const archives = () => world.sql(`SELECT FROM files WHERE kind = 'payslip_archive'`);
const publish = (id: string) => call(payer, 'POST', `/payments/admin/payslips/${id}/publish/`);
const download = (person: Person, id: string) => call(person, 'GET', `/payments/payslips/${id}/download/`);

describe('POST /api/v1/payments/admin/payslips/documents/', () => {
  test('rule 207: 202; each PDF is the document of the draft whose number begins its name, and the archive goes', async () => {
    const people = [await numbered('2027-01'), await numbered('2027-01'), await numbered('2027-01')];
    const entries = people.map(({ number }, index) => ({
      name: `${number}_2027-01.pdf`,
      content: anyPdf(1_000 * (index + 1)),
    }));
    const job = await done([...entries, { name: 'summary.pdf', content: anyPdf() }], '2027-01');
    expect([job.kind, said(job)]).toEqual([
      'documents',
      ['attached', 'attached', 'attached', 'document_unmatched'],
    ]);
    expect(await archives()).toEqual([]);
    for (const [index, { person, id }] of people.entries()) {
      expect((await download(person, id)).status).toBe(404);
      expect((await publish(id)).status).toBe(200);
      expect((await download(person, id)).bytes.equals(entries[index]!.content)).toBe(true);
    }
  });

  test('rule 207: dry_run matches and attaches nothing', async () => {
    const { number, id } = await numbered('2027-02');
    const job = await done(
      [
        { name: `${number}.pdf`, content: anyPdf() },
        { name: 'x.pdf', content: anyPdf() },
      ],
      '2027-02',
      { dry_run: true },
    );
    expect([said(job), await archives()]).toEqual([['valid', 'document_unmatched'], []]);
    expect((await call(payer, 'GET', `/payments/admin/payslips/${id}/`)).body.data.document).toBeNull();
  });

  test('a file that is no PDF, or has scripts, is refused alone; the caller’s own is left out; a published payslip stays as it is', async () => {
    const [text, script, good, late] = [
      await numbered('2027-03'),
      await numbered('2027-03'),
      await numbered('2027-03'),
      await numbered('2027-03'),
    ];
    const own = await numbered('2027-03', { role: 'admin' });
    const zip = archive([
      { name: `${text.number}.pdf`, content: Buffer.from('hello') },
      {
        name: `${script.number}.pdf`,
        content: Buffer.from('%PDF-1.4\n1 0 obj<</S/JavaScript>>endobj\n%%EOF\n'),
      },
      { name: `${good.number}.pdf`, content: anyPdf() },
      { name: `${late.number}.pdf`, content: anyPdf() },
      { name: `${own.number}.pdf`, content: anyPdf() },
    ]);
    const reply = await send(zip, '2027-03', {}, own.person);
    await world.sql('UPDATE payslips SET deleted_at = now() WHERE id = $1', [late.id]);
    await round();
    const job = (await call(payer, 'GET', `/payments/admin/jobs/${reply.body.data.id}/`)).body.data;
    expect(said(job)).toEqual([
      'unsupported_media_type',
      'unsupported_media_type',
      'attached',
      'not_draft',
      'self_approval',
    ]);
    expect(
      await world.sql(`SELECT FROM files WHERE owner_id = ANY ($1)`, [
        [text.person.id, script.person.id, late.person.id],
      ]),
    ).toEqual([]);
  });

  test('a worker that is killed in a row goes on where it stopped; two workers attach each PDF once', async () => {
    const people = [];
    for (let n = 0; n < 6; n += 1) people.push(await numbered('2027-04'));
    const entries = people.map(({ number }) => ({ name: `${number}.pdf`, content: anyPdf() }));
    const reply = await send(archive(entries), '2027-04');
    let asked = 0;
    await expect(round(() => (asked += 1) > 2)).rejects.toThrow();
    await Promise.all([round(), round()]);
    const job = (await call(payer, 'GET', `/payments/admin/jobs/${reply.body.data.id}/`)).body.data;
    expect([job.status, said(job)]).toEqual(['finished', Array(6).fill('attached')]);
    const owners = people.map(({ person }) => person.id);
    expect(
      await world.sql('SELECT FROM files WHERE owner_id = ANY ($1) AND stray_at IS NULL', [owners]),
    ).toHaveLength(6);
    expect(await archives()).toEqual([]);
  });

  test.each([
    ['a file in a folder', archive([{ name: 'slips/1001.pdf', content: anyPdf() }])],
    ['a name that leaves the folder', archive([{ name: '../1001.pdf', content: anyPdf() }])],
    [
      'two files of the same name',
      archive([
        { name: '1.pdf', content: anyPdf() },
        { name: '1.pdf', content: anyPdf() },
      ]),
    ],
    ['a file over 10 MiB', archive([{ name: '1.pdf', content: Buffer.alloc(10 * 1024 * 1024 + 1) }])],
    [
      'a file that claims to be larger',
      archive([{ name: '1.pdf', content: anyPdf(), claims: { size: 2 ** 24 } }]),
    ],
    ['an archive that is cut off', archive([{ name: '1.pdf', content: anyPdf(5_000) }]).subarray(0, 4_000)],
  ])('422 for %s, and nothing is stored', async (_name, zip) => {
    const reply = await send(zip, '2027-05');
    expect([reply.status, reply.body.errors?.file]).toEqual([422, [expect.any(String)]]);
    expect(await archives()).toEqual([]);
  });

  test('415 for another kind of file; 422 for a month that does not exist', async () => {
    expect((await send(anyPdf(), '2027-05')).status).toBe(415);
    expect((await send(archive([{ name: '1.pdf', content: anyPdf() }]), '2027-13')).status).toBe(422);
  });
});

describe('rule 207: which file belongs to whom', () => {
  const drafts = (...pairs: string[]) =>
    pairs.map((employee_number, index) => ({
      id: `slip-${index}`,
      employee_id: `person-${index}`,
      employee_number,
    }));
  const codes = (names: string[], ...pairs: string[]) =>
    documentRows(names, drafts(...pairs)).map(({ code, payslip_id }) => code ?? payslip_id);
  test('a number goes on with neither letter nor digit', () => {
    expect(codes(['12.pdf', '12_x.pdf', '12-11.pdf'].slice(0, 1), '12', '1', '2')).toEqual(['slip-0']);
    expect(codes(['123.pdf', '12a.pdf', '12é.pdf', 'a12.pdf'], '12')).toEqual(
      Array(4).fill('document_unmatched'),
    );
  });
  test('two files of a draft, and a file of two drafts, go to nobody', () => {
    expect(codes(['12.pdf', '12_b.pdf', '13.pdf'], '12', '13')).toEqual([
      'document_ambiguous',
      'document_ambiguous',
      'slip-1',
    ]);
    expect(codes(['12-3.pdf'], '12', '12-3')).toEqual(['document_ambiguous']);
    expect(codes(['12.pdf'], '12', '12')).toEqual(['document_ambiguous']);
  });
});
