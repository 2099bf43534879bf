import type { Answer, Call } from '../../../contract.ts';
import { assertCategory } from '../actions/ticket.ts';
import { assertOriginal, localeTaken, localeTag } from '../actions/faq.ts';
import { auditFaq } from '../announce.ts';
import { presentFaq } from '../present/faq.ts';
import { insertFaq } from '../store/faqs.ts';

export default async function adminCreateFaq(
  call: Call<'adminCreateFaq'>,
): Promise<Answer<'adminCreateFaq'>> {
  const { body, db, workspace } = call;
  await assertCategory(db, body.category_id);
  await assertOriginal(db, body.translation_of);
  const faq = await db
    .one(insertFaq, {
      question: body.question.trim(),
      answer_md: body.answer_md,
      locale: localeTag(body.locale ?? workspace.locale),
      category_id: body.category_id ?? null,
      published: body.published ?? false,
      position: body.position ?? 0,
      translation_of: body.translation_of ?? null,
    })
    .catch((error: unknown) => {
      throw localeTaken(error);
    });
  auditFaq(call, faq.id, 'created', {
    question: [null, faq.question],
    locale: [null, faq.locale],
    published: [null, faq.published],
  });
  return { status: 201, data: presentFaq(faq), version: faq.version };
}
