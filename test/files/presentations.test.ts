/** Checking presentations: a faulty file is told apart from a faulty disk. */
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { PPTX } from '../../src/files/contentType.ts';
import { createSpool } from '../../src/files/incoming.ts';
import { assertPresentation } from '../../src/files/presentations.ts';
import { asProblem } from '../../src/http/envelope.ts';
import { deckWith } from '../operations/meetings/archive.ts';
import { openFolder } from '../support/opening.ts';

const spool = createSpool({ directory: path.join(openFolder('presentations'), 'spool'), bytes: 2 ** 20 });

/** A spooled file that is large enough to be on the disk. */
const received = (bytes: Buffer) =>
  spool.receive(
    (async function* () {
      yield await Promise.resolve(bytes);
    })(),
    { maxBytes: 2 ** 20, typeOf: () => PPTX, nameOf: () => 'a.pptx', tooLarge: () => new Error('too large') },
  );
const MEDIA = { name: 'ppt/media/a.bin', content: Buffer.alloc(100_000, 'x') };
const statusOf = (error: unknown) => asProblem(error).status;

test('415 for a file that is another kind of archive or is cut off; a presentation passes', async () => {
  const deck = deckWith(MEDIA);
  await expect(assertPresentation(await received(deck), 'slides')).resolves.toBeUndefined();
  const cut = await assertPresentation(await received(deck.subarray(0, 90_000)), 'slides').catch(statusOf);
  expect(cut).toBe(415);
});

test('500 for a file whose bytes cannot be read from the disk', async () => {
  const file = await received(deckWith(MEDIA));
  // closes the handle, so that each read of the file fails from now on
  await file.dispose();
  expect(await assertPresentation(file, 'slides').catch(statusOf)).toBe(500);
});
