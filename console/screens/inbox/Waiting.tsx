import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Data } from '../../api/call.ts';
import { useList } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { moment, withDates } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Nothing, Section, Skeleton } from '../../parts/page/Page.tsx';
import { Person } from '../../parts/person/Person.tsx';
import { t } from '../../texts/index.ts';
import { APPROVALS, DENIALS } from './decisions.ts';
import { DenyDialog } from './DenyDialog.tsx';
import styles from './Inbox.module.css';
import { Shown, SHOWN } from './Shown.tsx';
import { useApproving } from './useApproving.ts';

type One = Data<'listWaiting'>[number];

/** What the person is asked to decide, sign or answer. */
export function Waiting() {
  const list = useList('listWaiting', {});
  const { hidden, refusal, approve } = useApproving();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<One | null>(null);
  const [denied, setDenied] = useState<One | null>(null);
  const waiting = (list.data?.pages.flatMap((page) => page.data) ?? [])
    .filter(({ id }) => !hidden.has(id))
    .map((one) => ({ ...one, title: withDates(one.title) }));
  const picked = waiting.filter(({ id, kind }) => chosen.has(id) && kind in APPROVALS);
  const choose = (id: string, on: boolean) =>
    setChosen((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)));
  const decide = (one: One) => (
    <>
      {one.kind in APPROVALS && (
        <Button
          look="main"
          aria-label={`${t.approve}: ${one.title}`}
          onClick={() => {
            setShown(null);
            approve([one]);
          }}
        >
          {t.approve}
        </Button>
      )}
      {one.kind in DENIALS && (
        <Button
          aria-label={`${t.deny}: ${one.title}`}
          onClick={() => {
            setShown(null);
            setDenied(one);
          }}
        >
          {t.deny}
        </Button>
      )}
    </>
  );
  return (
    <Section
      title={t.waiting}
      actions={
        picked.length > 0 && (
          <Button
            look="main"
            onClick={() => {
              approve(picked);
              setChosen(new Set());
            }}
          >
            {t.approveMany(picked.length)}
          </Button>
        )
      }
    >
      {refusal && <RefusalNotice refusal={refusal} />}
      {list.error && <RefusalNotice refusal={list.error} again={() => void list.refetch()} />}
      {list.isPending && <Skeleton rows={2} />}
      {list.isSuccess && waiting.length === 0 && <Nothing>{t.nothingWaits}</Nothing>}
      <ul className={styles['notices']}>
        {waiting.map((one) => (
          <li key={one.id} className={styles['notice']}>
            {one.kind in APPROVALS && (
              <input
                type="checkbox"
                aria-label={`${t.choose}: ${one.title}`}
                checked={chosen.has(one.id)}
                onChange={({ target }) => choose(one.id, target.checked)}
              />
            )}
            <div className={styles['text']}>
              <span className={styles['asked']}>
                <Person person={one.person} /> {one.title}
              </span>
              <span className={styles['muted']}>
                {t.kinds[one.kind] ?? one.kind} {t.sinceWhen(moment(one.since))}
              </span>
            </div>
            {decide(one)}
            {SHOWN.includes(one.kind) ? (
              <Button look="quiet" aria-label={`${t.decide}: ${one.title}`} onClick={() => setShown(one)}>
                {t.decide}
              </Button>
            ) : (
              <Link to={one.url}>{t.decide}</Link>
            )}
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
      {shown && <Shown one={shown} actions={decide(shown)} close={() => setShown(null)} />}
      {denied && <DenyDialog one={denied} close={() => setDenied(null)} />}
    </Section>
  );
}
