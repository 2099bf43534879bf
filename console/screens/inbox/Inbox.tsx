import { Link } from '@tanstack/react-router';
import { useList, useWrite } from '../../api/query.ts';
import type { Notice } from '../../api/live.ts';
import { Button } from '../../parts/button/Button.tsx';
import { moment, withDates } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Nothing, Page, Section, Skeleton } from '../../parts/page/Page.tsx';
import { t } from '../../texts/index.ts';
import { notices as texts } from '../../texts/notices.ts';
import styles from './Inbox.module.css';
import { Waiting } from './Waiting.tsx';

/** The person's notices, newest first. */
export default function Inbox() {
  const list = useList('listNotifications', { query: { limit: 50 } });
  const readAll = useWrite('markAllNotificationsRead');
  const notices = list.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Page
      title={t.inbox}
      actions={
        notices.some((one) => one.read_at === null) && (
          <Button busy={readAll.isPending} onClick={() => readAll.mutate({ body: {} })}>
            {t.markAllRead}
          </Button>
        )
      }
    >
      <Waiting />
      {list.error && <RefusalNotice refusal={list.error} again={() => void list.refetch()} />}
      <Section title={t.notices}>
        {list.isPending && <Skeleton rows={8} />}
        {list.isSuccess && notices.length === 0 && <Nothing>{t.noNotices}</Nothing>}
        <ul className={styles['notices']}>
          {notices.map((one) => (
            <OneNotice key={one.id} notice={one} />
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
    </Page>
  );
}

function OneNotice({ notice: { id, kind, title, body, url, read_at, created_at } }: { notice: Notice }) {
  const headline = texts.headlines[kind];
  const read = useWrite('markNotificationRead');
  const remove = useWrite('deleteNotification');
  const path = { notification_id: id };
  return (
    <li className={styles['notice']} data-unread={read_at === null || undefined}>
      <div className={styles['text']}>
        {url ? (
          <Link to={url} onClick={() => read_at === null && read.mutate({ path })}>
            {headline ?? withDates(title)}
          </Link>
        ) : (
          <span>{headline ?? withDates(title)}</span>
        )}
        {headline && <p lang="en">{withDates(title)}</p>}
        {body && <p lang="en">{withDates(body)}</p>}
        <time dateTime={created_at}>{moment(created_at)}</time>
      </div>
      {read_at === null && (
        <Button look="quiet" onClick={() => read.mutate({ path })}>
          {t.markRead}
        </Button>
      )}
      <Button look="quiet" aria-label={`${t.delete}: ${title}`} onClick={() => remove.mutate({ path })}>
        {t.delete}
      </Button>
    </li>
  );
}
