import { violatedConstraint } from '../../../db/pool.ts';
import type { Queries } from '../../../db/handle.ts';
import { unknownReference } from '../../../people/find.ts';
import { conflict, invalid } from '../../../problem.ts';
import { faqById } from '../store/faqs.ts';

/** A BCP 47 tag in its usual spelling, `de-AT`; 422 for what is none. */
export function localeTag(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0]!;
  } catch {
    throw invalid({ locale: ['Must be a BCP 47 tag, for example pt-PT.'] });
  }
}

/** 422 unless it is an FAQ that is no translation itself. */
export async function assertOriginal(db: Queries, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const faq = await db.maybe(faqById, { id });
  if (!faq) throw unknownReference('translation_of');
  if (faq.translation_of !== null)
    throw invalid({ translation_of: ['This is a translation itself: name its original.'] });
}

/** 409 for a second translation into a language; any other error as it is. */
export const localeTaken = (error: unknown): unknown =>
  violatedConstraint(error) === 'faqs_translation'
    ? conflict('translation_exists', 'The FAQ exists in this language already.')
    : error;
