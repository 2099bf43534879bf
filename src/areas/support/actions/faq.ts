import { violatedConstraint } from '../../../db/pool.ts';
import type { Queries } from '../../../db/handle.ts';
import { unknownReference } from '../../../people/find.ts';
import { conflict, invalid } from '../../../problem.ts';
import { faqById } from '../store/faqs.ts';

/** A BCP 47 tag in canonical form, such as `de-AT`. Throws 422 for a malformed tag. */
export function localeTag(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0]!;
  } catch {
    throw invalid({ locale: ['Must be a BCP 47 tag, for example pt-PT.'] });
  }
}

/** Throws 422 unless the id is that of an FAQ that is not itself a translation. */
export async function assertOriginal(db: Queries, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const faq = await db.maybe(faqById, { id });
  if (!faq) throw unknownReference('translation_of');
  if (faq.translation_of !== null)
    throw invalid({ translation_of: ['This FAQ is itself a translation. Name its original.'] });
}

/** 409 for a second translation into a language; other errors are returned unchanged. */
export const localeTaken = (error: unknown): unknown =>
  violatedConstraint(error) === 'faqs_translation'
    ? conflict('translation_exists', 'The FAQ already exists in this language.')
    : error;
