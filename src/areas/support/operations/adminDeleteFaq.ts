import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { auditFaq } from '../announce.ts';
import { deleteFaq, holdFaq } from '../store/faqs.ts';

/** Deletes an FAQ. Deleting an original deletes its translations. */
export default async function adminDeleteFaq(
  call: Call<'adminDeleteFaq'>,
): Promise<Answer<'adminDeleteFaq'>> {
  const { params, db } = call;
  const faq = await db.maybe(holdFaq, { id: params.faq_id });
  if (!faq) throw notFound();
  await db.count(deleteFaq, { id: faq.id });
  auditFaq(call, faq.id, 'deleted', { question: [faq.question, null], locale: [faq.locale, null] });
  return { status: 200, data: {} };
}
