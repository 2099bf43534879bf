import { defineList } from '../../../db/list.ts';
import { statement, type NoRow } from '../../../db/statement.ts';

export interface FaqRow {
  id: string;
  question: string;
  answer_md: string;
  locale: string;
  category_id: string | null;
  category_label: string | null;
  published: boolean;
  position: number;
  translation_of: string | null;
  helpful: number;
  not_helpful: number;
  version: number;
  created_at: string;
  updated_at: string;
}

const votes = (helpful: string) => `
  (SELECT count(*)::int FROM faq_votes v WHERE v.workspace_id = $1 AND v.faq_id = f.id AND ${helpful})`;

const COLUMNS = `
  f.id, f.question, f.answer_md, f.locale, f.category_id, c.label AS category_label, f.published, f.position,
  f.translation_of, ${votes('v.helpful')} AS helpful, ${votes('NOT v.helpful')} AS not_helpful, f.version, f.created_at,
  f.updated_at`;

const JOINS = 'LEFT JOIN list_items c ON c.workspace_id = f.workspace_id AND c.id = f.category_id';

export const faqById = statement<FaqRow, { id: string }>(
  `SELECT ${COLUMNS} FROM faqs f ${JOINS} WHERE f.workspace_id = $1 AND f.id = $id`,
);

/** The same, locked until the transaction ends. */
export const holdFaq = statement<FaqRow, { id: string }>(
  `SELECT ${COLUMNS} FROM faqs f ${JOINS} WHERE f.workspace_id = $1 AND f.id = $id FOR UPDATE OF f`,
);

/** How far down the list of wanted languages an FAQ stands; a region that nobody asked for counts as its language. */
const rank = (faq: string) => `
  COALESCE(array_position($locales::text[], lower(${faq}.locale)),
           array_position($locales::text[], split_part(lower(${faq}.locale), '-', 1)), 1000)`;

export const faqList = defineList<
  FaqRow,
  { published: boolean; category_id: string; locales: readonly string[]; q: string }
>({
  name: 'faqs',
  columns: COLUMNS,
  from: `faqs f ${JOINS}`,
  where: 'f.workspace_id = $1',
  id: 'f.id',
  orders: {
    // with zeros in front: 9 comes before 10
    position: { sql: `lpad(f.position::text, 6, '0')`, type: 'text' },
    created_at: { sql: 'f.created_at', type: 'timestamptz' },
  },
  filters: {
    published: 'f.published = $published',
    category_id: 'f.category_id = $category_id',
    // of an FAQ and its translations the one that is nearest to what is wanted; the original before the others
    locales: `NOT EXISTS (
      SELECT 1 FROM faqs b WHERE b.workspace_id = $1 AND COALESCE(b.translation_of, b.id) = COALESCE(f.translation_of, f.id) AND b.published = f.published
         AND (${rank('b')}, b.translation_of IS NOT NULL, b.id) < (${rank('f')}, f.translation_of IS NOT NULL, f.id))`,
    q: `words_of(f.locale, f.question || ' ' || f.answer_md)
        @@ websearch_to_tsquery(search_language(f.locale), lower($q COLLATE pg_c_utf8))`,
  },
});

/** What is written of an FAQ. */
interface FaqValues {
  question: string;
  answer_md: string;
  locale: string;
  category_id: string | null;
  published: boolean;
  position: number;
}

export const insertFaq = statement<FaqRow, FaqValues & { translation_of: string | null }>(`
  WITH f AS (
    INSERT INTO faqs (workspace_id, question, answer_md, locale, category_id, published, position, translation_of)
    VALUES ($1, $question, $answer_md, $locale, $category_id, $published, $position, $translation_of)
    RETURNING *
  )
  SELECT ${COLUMNS} FROM f ${JOINS}`);

export const updateFaq = statement<FaqRow, FaqValues & { id: string }>(`
  WITH f AS (
    UPDATE faqs SET question = $question, answer_md = $answer_md, locale = $locale, category_id = $category_id,
                    published = $published, position = $position
     WHERE workspace_id = $1 AND id = $id
    RETURNING *
  )
  SELECT ${COLUMNS} FROM f ${JOINS}`);

/** With its translations, and the votes of all. */
export const deleteFaq = statement<NoRow, { id: string }>(
  'DELETE FROM faqs WHERE workspace_id = $1 AND id = $id',
);

/** A person's vote, in the place of an earlier one. */
export const writeVote = statement<NoRow, { faq_id: string; user_id: string; helpful: boolean }>(`
  INSERT INTO faq_votes (workspace_id, faq_id, user_id, helpful) VALUES ($1, $faq_id, $user_id, $helpful)
  ON CONFLICT (workspace_id, faq_id, user_id) DO UPDATE SET helpful = excluded.helpful`);
