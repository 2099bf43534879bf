import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall, useWrite } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { ConfirmDialog } from '../../parts/dialog/ConfirmDialog.tsx';
import { Facts } from '../../parts/facts/Facts.tsx';
import { moment } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Section, Skeleton } from '../../parts/page/Page.tsx';
import { Pill } from '../../parts/pill/Pill.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import { wordOf } from '../../parts/words.ts';
import { developers as d } from '../../texts/developers.ts';
import { DevelopersPage } from './DevelopersPage.tsx';
import { Recover } from './Recover.tsx';
import { RotateSecret } from './RotateSecret.tsx';
import { SendSample } from './SendSample.tsx';
import { WebhookForm } from './WebhookForm.tsx';

type Open = 'edit' | 'rotate' | 'sample' | 'recover' | 'remove' | null;

export default function OneWebhook() {
  const { webhook: id } = useParams({ strict: false }) as { webhook: string };
  const navigate = useNavigate();
  const path = { webhook_id: id };
  const { data, error, refetch } = useCall('getWebhook', { path });
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const update = useWrite('updateWebhook');
  const ping = useWrite('pingWebhook');
  const remove = useWrite('deleteWebhook');
  const webhook = data?.data;
  const refusal = error ?? update.error ?? ping.error;
  const paused = webhook?.status === 'paused';

  const actions = webhook && (
    <>
      <Button
        busy={ping.isPending}
        onClick={() => ping.mutate({ path }, { onSuccess: () => toast(d.pinged) })}
      >
        {d.ping}
      </Button>
      <Button onClick={() => setOpen('sample')}>{d.sample}</Button>
      <Button onClick={() => setOpen('recover')}>{d.recover}</Button>
    </>
  );
  return (
    <DevelopersPage title={webhook?.url ?? d.webhook} lead={webhook?.description} actions={actions}>
      {refusal && <RefusalNotice refusal={refusal} again={() => void refetch()} />}
      {!webhook && !error && <Skeleton />}
      {webhook && (
        <Section
          title={d.webhook}
          actions={
            <>
              <Button onClick={() => setOpen('edit')}>{d.edit}</Button>
              <Button onClick={() => setOpen('rotate')}>{d.rotate}</Button>
              <Button
                busy={update.isPending}
                onClick={() =>
                  update.mutate({
                    path,
                    body: { status: paused ? 'active' : 'paused' },
                    ifMatch: `"${webhook.version}"`,
                  })
                }
              >
                {paused ? d.resume : d.pause}
              </Button>
              <Button look="danger" onClick={() => setOpen('remove')}>
                {d.remove}
              </Button>
            </>
          }
        >
          <Facts
            rows={[
              [
                d.status,
                <Pill key="status" mood={paused ? 'wait' : 'good'}>
                  {wordOf(webhook.status)}
                </Pill>,
              ],
              [d.failingSince, webhook.failing_since && moment(webhook.failing_since)],
              [d.chooseEvents, webhook.events.join(', ')],
              [d.secretHint, <code key="hint">{webhook.secret_hint}</code>],
              [
                d.deliveries,
                <Link key="deliveries" to="/developers/deliveries" search={{ webhook_id: id } as never}>
                  {d.deliveries}
                </Link>,
              ],
            ]}
          />
        </Section>
      )}
      {webhook && open === 'edit' && <WebhookForm webhook={webhook} close={close} />}
      {open === 'rotate' && <RotateSecret webhookId={id} close={close} />}
      {open === 'sample' && <SendSample webhookId={id} close={close} />}
      {open === 'recover' && <Recover webhookId={id} close={close} />}
      {webhook && open === 'remove' && (
        <ConfirmDialog
          title={d.remove}
          text={d.removeWebhook(webhook.url)}
          action={d.remove}
          busy={remove.isPending}
          refusal={remove.error}
          close={close}
          confirm={() =>
            remove.mutate({ path }, { onSuccess: () => void navigate({ to: '/developers/webhooks' }) })
          }
        />
      )}
    </DevelopersPage>
  );
}
