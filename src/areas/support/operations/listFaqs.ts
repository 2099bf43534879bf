import type { Answer, Call } from '../../../contract.ts';
import { presentFaq } from '../present/faq.ts';
import { wantedLocales } from '../rules/locales.ts';
import { faqList } from '../store/faqs.ts';

/** Each FAQ in the available language closest to the wanted one. Drafts are for admins. */
export default async function listFaqs(call: Call<'listFaqs'>): Promise<Answer<'listFaqs'>> {
  const { query, caller, workspace } = call;
  const published = query.published ?? true;
  if (!published && caller.role !== 'admin') return { status: 200, data: [], page: { next: null, total: 0 } };
  const { rows, page } = await faqList.page(call, {
    published,
    category_id: query.category_id,
    // admins see drafts in all languages
    locales: published ? wantedLocales(query.locale ?? null, workspace.locale) : undefined,
    q: query.q,
  });
  return { status: 200, data: rows.map(presentFaq), page };
}
