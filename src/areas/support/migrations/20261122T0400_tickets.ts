import { ref, tenantTable } from '../../../db/tenant.ts';

/**
 * Tickets with messages and attachments, their search words, and FAQs with votes.
 *
 * Search words are in a table, one row per word of a ticket, because an index on a tsvector cannot be used
 * behind row-level security: its operators are not leakproof, so Postgres would apply the policy first and
 * read every row of the workspace. `=` on text is leakproof. Triggers write the words, so that no write can
 * forget them.
 */
export const sql = `
  -- the text search configuration of a BCP 47 tag; texts in other languages are compared word by word
  CREATE FUNCTION search_language(locale text) RETURNS regconfig IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
    SELECT CASE lower(split_part(locale, '-', 1))
      WHEN 'ar' THEN 'pg_catalog.arabic' WHEN 'ca' THEN 'pg_catalog.catalan' WHEN 'da' THEN 'pg_catalog.danish'
      WHEN 'de' THEN 'pg_catalog.german' WHEN 'el' THEN 'pg_catalog.greek' WHEN 'en' THEN 'pg_catalog.english'
      WHEN 'es' THEN 'pg_catalog.spanish' WHEN 'fi' THEN 'pg_catalog.finnish' WHEN 'fr' THEN 'pg_catalog.french'
      WHEN 'hu' THEN 'pg_catalog.hungarian' WHEN 'it' THEN 'pg_catalog.italian' WHEN 'lt' THEN 'pg_catalog.lithuanian'
      WHEN 'nb' THEN 'pg_catalog.norwegian' WHEN 'nl' THEN 'pg_catalog.dutch' WHEN 'nn' THEN 'pg_catalog.norwegian'
      WHEN 'no' THEN 'pg_catalog.norwegian' WHEN 'pt' THEN 'pg_catalog.portuguese' WHEN 'ro' THEN 'pg_catalog.romanian'
      WHEN 'ru' THEN 'pg_catalog.russian' WHEN 'sv' THEN 'pg_catalog.swedish' WHEN 'tr' THEN 'pg_catalog.turkish'
      ELSE 'pg_catalog.simple' END::regconfig $$;
  -- in lower case first: the parser leaves letters beyond ASCII as they are where the database has the locale C
  CREATE FUNCTION words_of(locale text, content text) RETURNS tsvector IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
    SELECT pg_catalog.to_tsvector(search_language(locale), pg_catalog.lower(content COLLATE pg_catalog.pg_c_utf8)) $$;

  -- the last number that was given; the row is locked until the ticket is committed, so that no number is lost
  ${tenantTable('ticket_counters', 'series text NOT NULL, last int NOT NULL, UNIQUE (workspace_id, series)')}

  ${tenantTable(
    'tickets',
    `number int NOT NULL,
     requester_id uuid NOT NULL,
     assignee_id uuid,
     subject text NOT NULL,
     status text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'open', 'pending', 'solved', 'closed', 'merged')),
     priority text NOT NULL DEFAULT 'normal' CHECK (priority IN ('low', 'normal', 'high', 'urgent')),
     category_id uuid,
     tags text[] NOT NULL DEFAULT '{}',
     merged_into uuid,
     -- the last change that the requester sees, too; internal notes leave it alone
     active_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     first_response_at timestamptz,
     solved_at timestamptz,
     closed_at timestamptz,
     deleted_at timestamptz,
     UNIQUE (workspace_id, number),
     CHECK ((status = 'merged') = (merged_into IS NOT NULL)),
     ${ref('requester_id', 'users')},
     ${ref('assignee_id', 'users')},
     ${ref('category_id', 'list_items')},
     ${ref('merged_into', 'tickets')}`,
    { versioned: true },
  )}
  CREATE INDEX tickets_created ON tickets (workspace_id, created_at, id);
  CREATE INDEX tickets_requester ON tickets (workspace_id, requester_id, created_at, id);
  CREATE INDEX tickets_assignee ON tickets (workspace_id, assignee_id) WHERE assignee_id IS NOT NULL;
  CREATE INDEX tickets_status ON tickets (workspace_id, status, created_at, id);
  CREATE INDEX tickets_changes ON tickets (workspace_id, updated_at, id);
  CREATE INDEX tickets_quiet ON tickets (workspace_id, active_at, id) WHERE status = 'solved';

  ${tenantTable(
    'ticket_messages',
    `ticket_id uuid NOT NULL,
     author_id uuid NOT NULL,
     body text NOT NULL,
     internal boolean NOT NULL DEFAULT false,
     ${ref('ticket_id', 'tickets')},
     ${ref('author_id', 'users')}`,
  )}
  CREATE INDEX ticket_messages_ticket ON ticket_messages (workspace_id, ticket_id, created_at, id);

  ${tenantTable(
    'ticket_attachments',
    `ticket_id uuid NOT NULL,
     author_id uuid NOT NULL,
     file_id uuid NOT NULL,
     ${ref('ticket_id', 'tickets')},
     ${ref('author_id', 'users')},
     ${ref('file_id', 'files')}`,
  )}
  CREATE INDEX ticket_attachments_ticket ON ticket_attachments (workspace_id, ticket_id, created_at, id);

  -- in the form that Postgres's dictionaries give them; internal: the word is in a note of staff
  ${tenantTable(
    'ticket_words',
    `ticket_id uuid NOT NULL,
     word text NOT NULL,
     internal boolean NOT NULL,
     UNIQUE (workspace_id, word, ticket_id, internal),
     ${ref('ticket_id', 'tickets')}`,
  )}
  CREATE FUNCTION write_ticket_words(workspace uuid, ticket uuid, content text, within boolean) RETURNS void LANGUAGE sql AS $$
    INSERT INTO ticket_words (workspace_id, ticket_id, word, internal)
    SELECT workspace, ticket, found.word, within
      FROM workspaces w, unnest(tsvector_to_array(words_of(w.locale, content))) AS found(word)
     WHERE w.id = workspace
    ON CONFLICT DO NOTHING $$;
  CREATE FUNCTION ticket_subject_words() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM write_ticket_words(NEW.workspace_id, NEW.id, NEW.subject, false); RETURN NULL; END $$;
  CREATE TRIGGER tickets_words AFTER INSERT ON tickets FOR EACH ROW EXECUTE FUNCTION ticket_subject_words();
  CREATE FUNCTION ticket_message_words() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM write_ticket_words(NEW.workspace_id, NEW.ticket_id, NEW.body, NEW.internal); RETURN NULL; END $$;
  CREATE TRIGGER ticket_messages_words AFTER INSERT ON ticket_messages FOR EACH ROW EXECUTE FUNCTION ticket_message_words();

  ${tenantTable(
    'faqs',
    `question text NOT NULL,
     answer_md text NOT NULL,
     locale text NOT NULL,
     category_id uuid,
     published boolean NOT NULL DEFAULT false,
     position int NOT NULL DEFAULT 0,
     translation_of uuid,
     ${ref('category_id', 'list_items')},
     ${ref('translation_of', 'faqs', 'ON DELETE CASCADE')}`,
    { versioned: true },
  )}
  -- an FAQ and its translations have one of each language
  CREATE UNIQUE INDEX faqs_translation ON faqs (workspace_id, (COALESCE(translation_of, id)), locale);
  CREATE INDEX faqs_position ON faqs (workspace_id, position, id);
  CREATE INDEX faqs_created ON faqs (workspace_id, created_at, id);

  ${tenantTable(
    'faq_votes',
    `faq_id uuid NOT NULL,
     user_id uuid NOT NULL,
     helpful boolean NOT NULL,
     UNIQUE (workspace_id, faq_id, user_id),
     ${ref('faq_id', 'faqs', 'ON DELETE CASCADE')},
     ${ref('user_id', 'users')}`,
  )}
`;
