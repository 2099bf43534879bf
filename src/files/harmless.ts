/** Checks of files that are stored unchanged. Images are encoded again instead (`images.ts`). */
import type { Incoming } from './content.ts';
import { assertInertPdf } from './pdfs.ts';
import { assertPresentation } from './presentations.ts';

/**
 * Checks a PDF or a presentation for dangerous content. `field` names the file in the text.
 * @throws Problem 415
 */
export async function assertHarmless(file: Incoming, field: string): Promise<void> {
  await assertInertPdf(file, field);
  await assertPresentation(file, field);
}
