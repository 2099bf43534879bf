import { useState } from 'react';
import type { Data } from '../../api/call.ts';
import { useCall, useList, useWrite, useWriteKey } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { CheckField } from '../../parts/form/CheckField.tsx';
import { Field } from '../../parts/form/Field.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { useSearchField } from '../../parts/form/useSearchField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { Nothing, Section } from '../../parts/page/Page.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { support as s } from '../../texts/support.ts';

type Faq = Data<'listFaqs'>[number];

/** The answers that everybody can look up, and drafts of them. */
export function Faqs() {
  const { query, field } = useSearchField(s.search);
  const [dialog, setDialog] = useState<'new' | Faq | null>(null);
  const add = <Button onClick={() => setDialog('new')}>{s.newFaq}</Button>;
  return (
    <Section title={s.faqs} actions={add}>
      {field}
      <FaqRows label={s.faqs} query={{ ...query, published: true }} edit={setDialog} />
      <h3>{s.drafts}</h3>
      <FaqRows label={s.drafts} query={{ ...query, published: false }} edit={setDialog} />
      {dialog && <FaqDialog faq={dialog === 'new' ? null : dialog} close={() => setDialog(null)} />}
    </Section>
  );
}

interface RowsProps {
  label: string;
  query: { q?: string; published: boolean };
  edit: (faq: Faq) => void;
}

function FaqRows({ label, query, edit }: RowsProps) {
  const list = useList('listFaqs', { query: { limit: 50, ...query } });
  return (
    <Rows
      list={list}
      label={label}
      keyOf={({ id }) => id}
      nothing={<Nothing>{query.published ? s.noFaqs : s.noDrafts}</Nothing>}
      columns={[
        { head: s.question, cell: ({ question }) => question },
        { head: s.language, cell: ({ locale }) => locale },
        { head: s.category, cell: ({ category }) => category?.label },
        {
          head: s.useful,
          look: 'figure',
          cell: ({ helpful, not_helpful }) => s.usefulOf(helpful, helpful + not_helpful),
        },
        {
          head: '',
          look: 'actions',
          cell: (one) => (
            <Button aria-label={`${s.editFaq}: ${one.question}`} onClick={() => edit(one)}>
              {s.editFaq}
            </Button>
          ),
        },
      ]}
    />
  );
}

function FaqDialog({ faq, close }: { faq: Faq | null; close: () => void }) {
  const create = useWrite('adminCreateFaq');
  const update = useWrite('adminUpdateFaq');
  const remove = useWrite('adminDeleteFaq');
  const key = useWriteKey();
  const categories = useCall('getList', { path: { list: 'ticket-categories' } }).data?.data ?? [];
  const done = (text: string) => ({
    onSuccess() {
      toast(text);
      close();
    },
  });
  const save = (values: FormData) => {
    const text = (name: string) => textOf(values, name).trim();
    const body = {
      question: text('question'),
      answer_md: text('answer_md'),
      locale: text('locale'),
      published: values.has('published'),
      ...((faq || text('category_id')) && { category_id: (text('category_id') || null) as string }),
    };
    if (!faq) create.mutate({ body, idempotencyKey: key }, done(s.faqSaved));
    else update.mutate({ path: { faq_id: faq.id }, body, ifMatch: `"${faq.version}"` }, done(s.faqSaved));
  };
  const title = faq ? s.editFaq : s.newFaq;
  return (
    <Dialog title={faq ? `${title}: ${faq.question}` : title} onClose={close}>
      <Form
        label={title}
        refusal={create.error ?? update.error ?? remove.error}
        onSubmit={save}
        actions={
          <>
            <Button type="submit" look="main" busy={create.isPending || update.isPending}>
              {title}
            </Button>
            {faq && (
              <Button
                look="danger"
                busy={remove.isPending}
                onClick={() => remove.mutate({ path: { faq_id: faq.id } }, done(s.faqRemoved))}
              >
                {s.removeFaq}
              </Button>
            )}
          </>
        }
      >
        <TextField label={s.question} name="question" required maxLength={200} defaultValue={faq?.question} />
        <Field label={s.answer} name="answer_md" required hint={s.answerHint}>
          {(wiring) => <textarea {...wiring} rows={8} defaultValue={faq?.answer_md} />}
        </Field>
        <div className={layout['fields']}>
          <TextField
            label={s.language}
            name="locale"
            required
            maxLength={10}
            hint={s.languageHint}
            defaultValue={faq?.locale ?? 'en'}
          />
          <SelectField
            key={categories.length}
            label={s.category}
            name="category_id"
            empty={s.noCategory}
            choices={categories.map(({ id, label }) => ({ value: id, label }))}
            defaultValue={faq?.category?.id}
          />
        </div>
        <CheckField label={s.published} name="published" defaultChecked={faq?.published ?? true} />
      </Form>
    </Dialog>
  );
}
