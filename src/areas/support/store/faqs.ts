import { defineList } from '../../../db/list.ts';
import { among, shown, type Shown } from '../../../db/shown.ts';
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

const SHOWN: Shown = {
  row: 'f',
  columns: `
    f.id, f.question, f.answer_md, f.locale, f.category_id, c.label AS category_label, f.published, f.position,
    f.translation_of, COALESCE(voted.helpful, 0) AS helpful, COALESCE(voted.not_helpful, 0) AS not_helpful, f.version,
    f.created_at, f.updated_at`,
  sets: {
    voted: `
      SELECT v.faq_id, count(*) FILTER (WHERE v.helpful)::int AS helpful, count(*) FILTER (WHERE NOT v.helpful)::int AS not_helpful
        FROM faq_votes v WHERE v.workspace_id = $1 AND v.faq_id ${among('f')}
       GROUP BY v.faq_id`,
  },
  joins: `
    LEFT JOIN list_items c ON c.workspace_id = $1 AND c.id = f.category_id
    LEFT JOIN voted ON voted.faq_id = f.id`,
};

const BY_ID = 'SELECT f.* FROM faqs f WHERE f.workspace_id = $1 AND f.id = $id';

export const faqById = statement<FaqRow, { id: string }>(shown(SHOWN, BY_ID));

/** Like `faqById`, but locked until the transaction ends. */
export const holdFaq = statement<FaqRow, { id: string }>(shown(SHOWN, `${BY_ID} FOR UPDATE`));

/**
 * SQL of an FAQ's position in the list of wanted languages; another region of a wanted language counts as
 * that language.
 */
const rank = (faq: string) => `
  COALESCE(array_position($locales::text[], lower(${faq}.locale)),
           array_position($locales::text[], split_part(lower(${faq}.locale), '-', 1)), 1000)`;

export const faqList = defineList<
  FaqRow,
  { published: boolean; category_id: string; locales: readonly string[]; q: string }
>({
  name: 'faqs',
  columns: SHOWN,
  from: 'faqs f',
  where: 'f.workspace_id = $1',
  id: 'f.id',
  orders: {
    // padded with zeros, so that 9 sorts before 10
    position: { sql: `lpad(f.position::text, 6, '0')`, type: 'text' },
    created_at: { sql: 'f.created_at', type: 'timestamptz' },
  },
  filters: {
    published: 'f.published = $published',
    category_id: 'f.category_id = $category_id',
    // keeps the best match among an FAQ and its translations; the original wins ties
    locales: `NOT EXISTS (
      SELECT 1 FROM faqs b WHERE b.workspace_id = $1 AND COALESCE(b.translation_of, b.id) = COALESCE(f.translation_of, f.id) AND b.published = f.published
         AND (${rank('b')}, b.translation_of IS NOT NULL, b.id) < (${rank('f')}, f.translation_of IS NOT NULL, f.id))`,
    q: `words_of(f.locale, f.question || ' ' || f.answer_md)
        @@ websearch_to_tsquery(search_language(f.locale), lower($q COLLATE pg_c_utf8))`,
  },
});

interface FaqValues {
  question: string;
  answer_md: string;
  locale: string;
  category_id: string | null;
  published: boolean;
  position: number;
}

export const insertFaq = statement<FaqRow, FaqValues & { translation_of: string | null }>(
  shown(
    SHOWN,
    `INSERT INTO faqs (workspace_id, question, answer_md, locale, category_id, published, position, translation_of)
     VALUES ($1, $question, $answer_md, $locale, $category_id, $published, $position, $translation_of) RETURNING *`,
  ),
);

export const updateFaq = statement<FaqRow, FaqValues & { id: string }>(
  shown(
    SHOWN,
    `UPDATE faqs SET question = $question, answer_md = $answer_md, locale = $locale, category_id = $category_id,
                     published = $published, position = $position
      WHERE workspace_id = $1 AND id = $id RETURNING *`,
  ),
);

/** Also deletes its translations, and all their votes. */
export const deleteFaq = statement<NoRow, { id: string }>(
  'DELETE FROM faqs WHERE workspace_id = $1 AND id = $id',
);

/** A person's vote; replaces an earlier one. */
export const writeVote = statement<NoRow, { faq_id: string; user_id: string; helpful: boolean }>(`
  INSERT INTO faq_votes (workspace_id, faq_id, user_id, helpful) VALUES ($1, $faq_id, $user_id, $helpful)
  ON CONFLICT (workspace_id, faq_id, user_id) DO UPDATE SET helpful = excluded.helpful`);
