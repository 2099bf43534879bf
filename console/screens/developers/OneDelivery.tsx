import { useCall, useWrite, useWriteKey } from '../../api/query.ts';
import type { Data } from '../../api/call.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Facts } from '../../parts/facts/Facts.tsx';
import { duration, moment } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Skeleton } from '../../parts/page/Page.tsx';
import { Pill } from '../../parts/pill/Pill.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import { wordOf } from '../../parts/words.ts';
import { developers as d } from '../../texts/developers.ts';
import { isUnderWay, MOODS } from './moods.ts';
import styles from './Developers.module.css';

type Detail = Data<'getWebhookDelivery'>;

/** One delivery: what was sent, how each attempt ended, and Resend. */
export function OneDelivery(props: { webhookId: string; deliveryId: string; close: () => void }) {
  const path = { webhook_id: props.webhookId, delivery_id: props.deliveryId };
  const { data, error, refetch } = useCall('getWebhookDelivery', { path }, isUnderWay);
  const key = useWriteKey();
  const resend = useWrite('resendWebhookDelivery');
  const one = data?.data;
  const settled = one?.status === 'delivered' || one?.status === 'failed';
  return (
    <Dialog title={one?.event ?? d.delivery} onClose={props.close} look="drawer">
      {error && <RefusalNotice refusal={error} again={() => void refetch()} />}
      {!one && !error && <Skeleton />}
      {one && (
        <>
          <Facts
            rows={[
              [
                d.status,
                <Pill key="status" mood={MOODS[one.status] ?? 'plain'}>
                  {wordOf(one.status)}
                </Pill>,
              ],
              [d.at, moment(one.created_at)],
              [d.nextTry, one.next_attempt_at && moment(one.next_attempt_at)],
              [d.url, one.request.url],
            ]}
          />
          {resend.error && <RefusalNotice refusal={resend.error} />}
          {settled && (
            <div className={styles['row']}>
              <Button
                look="main"
                busy={resend.isPending}
                disabled={one.resends_left === 0}
                onClick={() =>
                  resend.mutate(
                    { path, idempotencyKey: `${key}-${one.attempt_count}` },
                    { onSuccess: () => toast(d.resent) },
                  )
                }
              >
                {d.resend}
              </Button>
              <span>{d.resendsLeft(one.resends_left)}</span>
            </div>
          )}
          <Attempts attempts={one.attempts} />
          <h2>{d.sent}</h2>
          <details>
            <summary>{d.headers}</summary>
            <pre className={styles['code']}>
              {Object.entries(one.request.headers)
                .map(([name, value]) => `${name}: ${value}`)
                .join('\n')}
            </pre>
          </details>
          <pre className={styles['code']} aria-label={d.body} tabIndex={0}>
            {readable(one.request.body)}
          </pre>
        </>
      )}
    </Dialog>
  );
}

const Attempts = ({ attempts }: { attempts: Detail['attempts'] }) => (
  <ol className={styles['attempts']}>
    {attempts.map(({ number, at, outcome, response_code, duration_ms, error, body_excerpt, resend }) => (
      <li key={number}>
        <div className={styles['row']}>
          <strong>{d.attempt(number)}</strong>
          <Pill mood={outcome === 'acknowledged' ? 'good' : outcome === 'running' ? 'wait' : 'bad'}>
            {outcome}
          </Pill>
          {resend && <span className={styles['muted']}>{d.askedFor}</span>}
        </div>
        <div className={styles['muted']}>
          {moment(at)} · {response_code ?? d.noAnswer}
          {duration_ms !== null && ` · ${duration(duration_ms)}`}
        </div>
        {error && <p>{error}</p>}
        {body_excerpt && (
          <pre className={styles['code']} tabIndex={0} aria-label={d.answer}>
            {body_excerpt}
          </pre>
        )}
      </li>
    ))}
  </ol>
);

function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
