import type { Answer, Call } from '../../../contract.ts';
import { changedFields } from '../../../events/audit.ts';
import { merged } from '../../../lib/merged.ts';
import { expectVersion, notFound } from '../../../problem.ts';
import { localeTaken, localeTag } from '../actions/faq.ts';
import { assertCategory } from '../actions/ticket.ts';
import { auditFaq } from '../announce.ts';
import { presentFaq } from '../present/faq.ts';
import { holdFaq, updateFaq } from '../store/faqs.ts';

const FIELDS = ['question', 'locale', 'category_id', 'published', 'position'] as const;

export default async function adminUpdateFaq(
  call: Call<'adminUpdateFaq'>,
): Promise<Answer<'adminUpdateFaq'>> {
  const { params, body, ifMatch, db } = call;
  const before = await db.maybe(holdFaq, { id: params.faq_id });
  if (!before) throw notFound();
  expectVersion(ifMatch, before.version);
  const locale = body.locale === undefined ? undefined : localeTag(body.locale);
  const wanted = merged(before, { ...body, question: body.question?.trim(), locale });
  if (wanted.category_id !== before.category_id) await assertCategory(db, wanted.category_id);
  const faq = await db.one(updateFaq, wanted).catch((error: unknown) => {
    throw localeTaken(error);
  });
  auditFaq(call, faq.id, 'updated', {
    ...changedFields(FIELDS, before, faq),
    ...(faq.answer_md !== before.answer_md && { answer_md: ['…', '…'] }),
  });
  return { status: 200, data: presentFaq(faq), version: faq.version };
}
