/** Files that pretend to be another type, which no call accepts. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { PPTX } from '../../src/files/contentType.ts';
import { operations } from '../../src/generated/operations.ts';
import type { OperationRow } from '../../src/openapi/operation.ts';
import { deckWith } from '../operations/meetings/archive.ts';
import { PDF, upload } from '../support/form.ts';
import { openWorld } from '../support/opening.ts';
import { countsOf } from './support.ts';

const { service, world } = await openWorld({ rateLimitScale: 10_000 });

const pdfWith = (dictionary: string) => Buffer.from(PDF.toString().replace('<<>>', dictionary));
const HARMFUL: Readonly<Record<string, readonly [what: string, content: Buffer][]>> = {
  'application/pdf': [
    ['a PDF with scripts', pdfWith('<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>')],
    ['a PDF with files inside', pdfWith('<</Type/Filespec/F(a.exe)/EF<</F 2 0 R>>>>')],
    ['a PDF without an end', PDF.subarray(0, 20)],
  ],
  [PPTX]: [
    [
      'a presentation with a deflate bomb',
      deckWith({ name: 'ppt/media/a.bmp', content: Buffer.alloc(20 * 1024 * 1024), deflated: true }),
    ],
    ['a presentation whose names lead out', deckWith({ name: '../../x', content: Buffer.from('x') })],
  ],
};
const HARMLESS: Readonly<Record<string, Buffer>> = { 'application/pdf': PDF, [PPTX]: deckWith() };

const cases = (Object.values(operations) as OperationRow[]).flatMap((operation) =>
  operation.files.flatMap(({ name, types }) =>
    types.flatMap((type) =>
      (HARMFUL[type] ?? []).map(([what, content]) => ({ operation, name, type, what, content })),
    ),
  ),
);

describe('415, before the record is read, and nothing is stored', () => {
  test.each(cases.map((one) => [one.operation.id, one.what, one] as const))(
    '%s: %s',
    async (_id, _what, { operation, name, type, content }) => {
      const before = await countsOf(world);
      const send = (file: Buffer) =>
        service.request(world, operation.method, operation.path.replaceAll(/\{\w+\}/g, randomUUID()), {
          as: world.admin,
          ...upload(file, 'file', type),
        });
      const refused = await send(content);
      expect([refused.status, refused.body.data.code]).toEqual([415, 'unsupported_media_type']);
      expect(refused.body.detail).toContain(name);
      expect((await send(HARMLESS[type]!)).status).toBe(404);
      expect(await countsOf(world)).toEqual(before);
      expect(service.app.services.spool.taken).toBe(0);
    },
  );

  test('the calls above are from six areas', () => {
    expect(new Set(cases.map(({ operation }) => operation.area)).size).toBe(6);
  });
});
