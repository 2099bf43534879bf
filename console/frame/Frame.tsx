import { Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useCall } from '../api/query.ts';
import { setReader } from '../parts/formats.ts';
import { RefusalNotice } from '../parts/notice/RefusalNotice.tsx';
import { Nothing, Page } from '../parts/page/Page.tsx';
import { t } from '../texts/index.ts';
import styles from './Frame.module.css';
import { includes, MeContext, useMe } from './me.ts';
import { Offline } from './Offline.tsx';
import { SideBar } from './SideBar.tsx';
import { TabBar } from './TabBar.tsx';
import { TopBar } from './TopBar.tsx';
import { useLanguage } from './useLanguage.ts';
import { useNotices } from './useNotices.ts';
import { useSendingPresses } from './useSendingPresses.ts';

/** Loaded when it is first opened. */
const Palette = lazy(() => import('./Palette.tsx').then((one) => ({ default: one.Palette })));

/** Navigation, palette and bell around the screens. */
export function Frame() {
  const { data, error, refetch } = useCall('getMe', {});
  const reader = data && (data.data.user ?? data.data.workspace);
  const language = useLanguage(reader?.locale);
  if (!data || !reader || language === null)
    return error?.status === 0 ? (
      <main className={styles['alone']}>
        <Offline again={() => void refetch()} />
      </main>
    ) : error ? (
      <main className={styles['alone']}>
        <RefusalNotice refusal={error} again={() => void refetch()} />
      </main>
    ) : (
      <div className={styles['alone']} role="status" aria-label={t.loading} />
    );
  setReader(reader);
  return (
    <MeContext value={data.data}>
      <Around key={language} />
    </MeContext>
  );
}

function Around() {
  useSendingPresses(useMe().user?.id);
  const notices = useNotices();
  const [searching, setSearching] = useState(false);
  const [menu, setMenu] = useState(false);
  const content = useRef<HTMLElement>(null);
  const path = useRouterState({ select: (state) => state.location.pathname });

  useEffect(() => setMenu(false), [path]);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setSearching(true);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);

  return (
    <div className={styles['frame']}>
      <a
        className={styles['skip']}
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          content.current?.focus();
        }}
      >
        {t.skip}
      </a>
      <SideBar open={menu} />
      <div className={styles['side']}>
        <TopBar notices={notices} search={() => setSearching(true)} menu={menu} setMenu={setMenu} />
        {notices.way === 'polling' && (
          <p className={styles['status']} role="status">
            {navigator.onLine ? t.polling : t.offline}
          </p>
        )}
        <main ref={content} id="content" tabIndex={-1} className={styles['content']}>
          <Screen />
        </main>
      </div>
      <TabBar />
      <Suspense>{searching && <Palette close={() => setSearching(false)} />}</Suspense>
    </div>
  );
}

/** The screen of the address, if it is for the person's role. */
function Screen() {
  const { role } = useMe();
  const least = useMatches({ select: (matches) => matches.at(-1)?.staticData.least ?? 'employee' });
  if (includes(role, least)) return <Outlet />;
  return (
    <Page title={t.noAccessTitle}>
      <Nothing>{t.noAccess}</Nothing>
    </Page>
  );
}
