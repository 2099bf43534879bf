import type { Faq } from '../../../generated/types.ts';
import type { FaqRow } from '../store/faqs.ts';
import { categoryOf } from './tickets.ts';

/** The answer is returned as written: Markdown, never rendered to HTML here. */
export const presentFaq = (row: FaqRow): Faq => ({
  id: row.id,
  question: row.question,
  answer_md: row.answer_md,
  locale: row.locale,
  category: categoryOf(row),
  published: row.published,
  position: row.position,
  translation_of: row.translation_of,
  helpful: row.helpful,
  not_helpful: row.not_helpful,
  version: row.version,
  created_at: row.created_at,
  updated_at: row.updated_at,
});
