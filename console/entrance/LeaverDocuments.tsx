import { useState } from 'react';
import { call } from '../api/call.ts';
import type { Refusal } from '../api/refusal.ts';
import { Button } from '../parts/button/Button.tsx';
import { Download } from '../parts/download/Download.tsx';
import { day } from '../parts/formats.ts';
import { Form } from '../parts/form/Form.tsx';
import { TextField } from '../parts/form/TextField.tsx';
import { textOf } from '../parts/form/values.ts';
import { Notice } from '../parts/notice/Notice.tsx';
import { t } from '../texts/index.ts';
import styles from './Entrance.module.css';
import { MailedCode, useMailedCode } from './MailedCode.tsx';
import { useEntry } from './useEntry.ts';

interface Document {
  key: string;
  name: string;
  operation: 'downloadPayslip' | 'downloadContractDocument' | 'downloadInvoice';
  path: Record<string, string>;
}

interface Section {
  title: string;
  documents: Document[];
}

/** What somebody who has left can save, the newest first; at most a page of each kind. */
async function sectionsFor(bearer: string): Promise<Section[]> {
  const query = { limit: 100 };
  const [payslips, contracts, invoices] = await Promise.all([
    call('listPayslips', { query, bearer }),
    call('listContracts', { query, bearer }),
    call('listInvoices', { query, bearer }),
  ]);
  return [
    {
      title: t.payslips,
      documents: payslips.data.map(({ id, period_start, period_end }) => ({
        key: id,
        name: `${day(period_start)} – ${day(period_end)}`,
        operation: 'downloadPayslip',
        path: { payslip_id: id },
      })),
    },
    {
      title: t.contracts,
      documents: contracts.data
        .filter(({ document }) => document !== null)
        .map(({ id, title, start_date }) => ({
          key: id,
          name: `${title}, ${day(start_date)}`,
          operation: 'downloadContractDocument',
          path: { contract_id: id },
        })),
    },
    {
      title: t.invoices,
      documents: invoices.data
        .filter(({ number }) => number !== null)
        .map(({ id, number }) => ({
          key: id,
          name: number!,
          operation: 'downloadInvoice',
          path: { invoice_id: id },
        })),
    },
  ];
}

/** Where mails to people who have left lead: their own documents, and nothing else. */
export function LeaverDocuments() {
  const code = useMailedCode();
  const opening = useEntry('openDocumentsAccess');
  const asking = useEntry('requestDocumentsAccess');
  const [opened, setOpened] = useState<{ bearer: string; sections: Section[] } | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [sent, setSent] = useState(false);

  const open = async (values: FormData) => {
    setRefusal(null);
    const answer = await opening.send({ body: { token: textOf(values, 'token').trim() } });
    if (!answer) return;
    const bearer = answer.data.access_token;
    await sectionsFor(bearer)
      .then((sections) => setOpened({ bearer, sections }))
      .catch(setRefusal);
  };
  const ask = async (values: FormData) => {
    if (await asking.send({ body: { email: textOf(values, 'email') } })) setSent(true);
  };

  if (opened) return <Opened {...opened} />;
  return (
    <>
      <h1>{t.documentsTitle}</h1>
      <p>{t.documentsText}</p>
      {sent && <Notice>{t.documentsSent}</Notice>}
      <Form
        refusal={opening.refusal ?? refusal}
        onSubmit={(values) => void open(values)}
        actions={
          <Button type="submit" look="main" busy={opening.busy} className={styles['wide']}>
            {t.documentsOpen}
          </Button>
        }
      >
        <MailedCode code={code} refused={opening.refusal?.errors['token'] !== undefined} />
      </Form>
      <Form
        refusal={asking.refusal}
        onSubmit={(values) => void ask(values)}
        actions={
          <Button type="submit" look="quiet" busy={asking.busy}>
            {t.sendCode}
          </Button>
        }
      >
        <TextField label={t.email} name="email" type="email" autoComplete="email" required />
      </Form>
    </>
  );
}

function Opened({ bearer, sections }: { bearer: string; sections: Section[] }) {
  const shown = sections.filter(({ documents }) => documents.length > 0);
  return (
    <>
      <h1>{t.documentsTitle}</h1>
      {shown.length === 0 && <p>{t.documentsNone}</p>}
      {shown.map(({ title, documents }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul className={styles['documents']}>
            {documents.map(({ key, name, operation, path }) => (
              <li key={key}>
                <Download operation={operation} given={{ path, bearer }} look="quiet">
                  {name}
                </Download>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
