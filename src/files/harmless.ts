/** Files that are kept as they came: what each kind is looked through for. Pictures are encoded again instead (`images.ts`). */
import type { Incoming } from './content.ts';
import { assertInertPdf } from './pdfs.ts';
import { assertPresentation } from './presentations.ts';

/** Throws 415 for a PDF or a presentation that is not only what it seems to be. `field` names it in the text. */
export async function assertHarmless(file: Incoming, field: string): Promise<void> {
  await assertInertPdf(file, field);
  await assertPresentation(file, field);
}
