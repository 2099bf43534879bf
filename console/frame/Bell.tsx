import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useCall, useWrite } from '../api/query.ts';
import { Button } from '../parts/button/Button.tsx';
import { classes } from '../parts/classes.ts';
import { moment, withDates } from '../parts/formats.ts';
import { Icon } from '../parts/icon/Icon.tsx';
import { RefusalNotice } from '../parts/notice/RefusalNotice.tsx';
import { t } from '../texts/index.ts';
import { notices as texts } from '../texts/notices.ts';
import styles from './Frame.module.css';

const SHOWN = 8;

/** The number of unread notices, and the latest ones in a pop-over. */
export function Bell({ unread }: { unread: number }) {
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        className={styles['bell']}
        aria-label={`${t.notices}: ${t.unread(unread)}`}
        popoverTarget="notices"
      >
        <Icon name="bell" />
        {unread > 0 && (
          <span className={styles['count']} aria-hidden>
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </Button>
      <div
        ref={box}
        id="notices"
        popover="auto"
        role="dialog"
        aria-label={t.notices}
        className={classes(styles['menu'], styles['latest'])}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && <Latest close={() => box.current?.hidePopover()} />}
      </div>
    </>
  );
}

function Latest({ close }: { close: () => void }) {
  const { data, error, refetch } = useCall('listNotifications', { query: { limit: SHOWN } });
  const read = useWrite('markNotificationRead');
  const readAll = useWrite('markAllNotificationsRead');
  const notices = data?.data ?? [];
  return (
    <>
      {error && <RefusalNotice refusal={error} again={() => void refetch()} />}
      {data && notices.length === 0 && <p className={styles['muted']}>{t.noNotices}</p>}
      <ul className={styles['notices']}>
        {notices.map(({ id, kind, title, url, read_at, created_at }) => (
          <li key={id} data-unread={read_at === null || undefined}>
            <Link
              to={url ?? '/inbox'}
              onClick={() => {
                if (read_at === null) read.mutate({ path: { notification_id: id } });
                close();
              }}
            >
              {texts.headlines[kind] ?? withDates(title)}
            </Link>
            <time dateTime={created_at} className={styles['muted']}>
              {moment(created_at)}
            </time>
          </li>
        ))}
      </ul>
      <div className={styles['row']}>
        {notices.some(({ read_at }) => read_at === null) && (
          <Button busy={readAll.isPending} onClick={() => readAll.mutate({ body: {} })}>
            {t.markAllRead}
          </Button>
        )}
        <Link to="/inbox" onClick={close}>
          {t.inbox}
        </Link>
      </div>
    </>
  );
}
