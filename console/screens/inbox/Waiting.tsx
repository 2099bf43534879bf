import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call, type Data } from '../../api/call.ts';
import { queries, useList } from '../../api/query.ts';
import type { Refusal } from '../../api/refusal.ts';
import { Button } from '../../parts/button/Button.tsx';
import { moment } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Nothing, Section, Skeleton } from '../../parts/page/Page.tsx';
import { Person } from '../../parts/person/Person.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import { t } from '../../texts/index.ts';
import styles from './Inbox.module.css';

type One = Data<'listWaiting'>[number];

/** Milliseconds in which an approval can be taken back. Afterwards webhooks may have told others. */
const UNDO = 5_000;

/** What the person is asked to decide, sign or answer. */
export function Waiting() {
  const list = useList('listWaiting', {});
  const { hidden, refusal, approve } = useApproving();
  const waiting = (list.data?.pages.flatMap((page) => page.data) ?? []).filter(({ id }) => !hidden.has(id));
  return (
    <Section title={t.waiting}>
      {refusal && <RefusalNotice refusal={refusal} />}
      {list.error && <RefusalNotice refusal={list.error} again={() => void list.refetch()} />}
      {list.isPending && <Skeleton rows={2} />}
      {list.isSuccess && waiting.length === 0 && <Nothing>{t.nothingWaits}</Nothing>}
      <ul className={styles['notices']}>
        {waiting.map((one) => (
          <li key={one.id} className={styles['notice']}>
            <div className={styles['text']}>
              <span className={styles['asked']}>
                <Person person={one.person} /> {one.title}
              </span>
              <span className={styles['muted']}>
                {t.kinds[one.kind] ?? one.kind} {t.sinceWhen(moment(one.since))}
              </span>
            </div>
            {one.kind in APPROVALS && (
              <Button look="main" aria-label={`${t.approve}: ${one.title}`} onClick={() => approve(one)}>
                {t.approve}
              </Button>
            )}
            <Link to={one.url}>{t.decide}</Link>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t.more}
          </Button>
        </div>
      )}
    </Section>
  );
}

/** Approvals that need nothing but a press. `keepalive`: they are sent even if the page is left. */
const APPROVALS: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
  absence: (absence_id) => call('approvePtoRequest', { path: { absence_id }, body: {}, keepalive: true }),
  expense: (expense_id) => call('approveExpense', { path: { expense_id }, body: {}, keepalive: true }),
  timesheet: (timesheet_id) =>
    call('reviewTimesheet', { path: { timesheet_id }, body: { action: 'approve' }, keepalive: true }),
  enrollment: (enrollment_id) =>
    call('approveEnrollment', { path: { enrollment_id }, body: {}, keepalive: true }),
};

/** Hides what is being approved, and sends it when it can no longer be taken back or the page is left. */
function useApproving() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const show = (id: string) => setHidden((before) => new Set([...before].filter((one) => one !== id)));

  const approve = ({ kind, id, title }: One) => {
    setHidden((before) => new Set([...before, id]));
    const send = () => {
      clearTimeout(timer);
      removeEventListener('pagehide', send);
      APPROVALS[kind]!(id)
        .catch((error: unknown) => {
          setRefusal(error as Refusal);
          show(id);
        })
        .finally(() => void queries.invalidateQueries());
    };
    const timer = setTimeout(send, UNDO);
    addEventListener('pagehide', send);
    toast(t.approving(title), 'plain', () => {
      clearTimeout(timer);
      removeEventListener('pagehide', send);
      show(id);
    });
  };
  return { hidden, refusal, approve };
}
