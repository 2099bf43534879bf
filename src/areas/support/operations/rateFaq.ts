import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { auditFaq } from '../announce.ts';
import { faqById, writeVote } from '../store/faqs.ts';

/** The caller's vote; it replaces an earlier one. */
export default async function rateFaq(call: Call<'rateFaq'>): Promise<Answer<'rateFaq'>> {
  const { params, body, caller, db } = call;
  const faq = await db.maybe(faqById, { id: params.faq_id });
  if (!faq?.published) throw notFound();
  await db.count(writeVote, { faq_id: faq.id, user_id: caller.userId!, helpful: body.helpful });
  auditFaq(call, faq.id, 'rated');
  return { status: 200, data: {} };
}
