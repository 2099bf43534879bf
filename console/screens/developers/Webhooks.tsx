import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useList } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { moment } from '../../parts/formats.ts';
import { Nothing, Section } from '../../parts/page/Page.tsx';
import { Pill } from '../../parts/pill/Pill.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import { wordOf } from '../../parts/words.ts';
import { developers as d } from '../../texts/developers.ts';
import { DevelopersPage } from './DevelopersPage.tsx';
import { WebhookForm } from './WebhookForm.tsx';

export default function Webhooks() {
  const list = useList('listWebhooks', {});
  const [adding, setAdding] = useState(false);
  const add = (
    <Button look="main" onClick={() => setAdding(true)}>
      {d.addWebhook}
    </Button>
  );
  return (
    <DevelopersPage title={d.webhooks} lead={d.webhooksLead} actions={add}>
      <Section>
        <Rows
          list={list}
          label={d.webhooks}
          keyOf={({ id }) => id}
          nothing={<Nothing action={add}>{d.noWebhooks}</Nothing>}
          columns={[
            {
              head: d.url,
              cell: ({ id, url }) => (
                <Link to="/developers/webhooks/$webhook" params={{ webhook: id }}>
                  {url}
                </Link>
              ),
            },
            { head: d.purpose, cell: ({ description }) => description ?? '–' },
            { head: d.chooseEvents, look: 'figure', cell: ({ events }) => events.length },
            {
              head: d.status,
              cell: ({ status, failing_since }) => (
                <Pill mood={failing_since ? 'bad' : status === 'active' ? 'good' : 'wait'}>
                  {failing_since ? `${d.failingSince} ${moment(failing_since)}` : wordOf(status)}
                </Pill>
              ),
            },
          ]}
        />
      </Section>
      {adding && <WebhookForm close={() => setAdding(false)} />}
    </DevelopersPage>
  );
}
