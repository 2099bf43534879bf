import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { presentFaq } from '../present/faq.ts';
import { faqById } from '../store/faqs.ts';

/** Drafts are 404 for everyone but admins. */
export default async function getFaq({ params, caller, db }: Call<'getFaq'>): Promise<Answer<'getFaq'>> {
  const faq = await db.maybe(faqById, { id: params.faq_id });
  if (!faq || (!faq.published && caller.role !== 'admin')) throw notFound();
  return { status: 200, data: presentFaq(faq), version: faq.version };
}
