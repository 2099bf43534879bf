import type { ReactNode } from 'react';
import { useMe } from '../../frame/me.ts';
import { Page } from '../../parts/page/Page.tsx';
import { Tabs } from '../../parts/tabs/Tabs.tsx';
import { settings as s } from '../../texts/settings.ts';

const allPages = () =>
  [
    ['/settings/workspace', s.workspace],
    ['/settings/branding', s.branding],
    ['/settings/modules', s.modules],
    ['/settings/lists', s.lists],
    ['/settings/leave-types', s.leaveTypes],
    ['/settings/holidays', s.holidays],
    ['/settings/licence', s.licence],
    ['/settings/trials', s.trials],
    ['/settings/exports', s.exports],
  ] as const;

/** Plans whose workspaces may have trial workspaces. */
const WITH_TRIALS = ['managed', 'reseller'];

interface Props {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function SettingsPage({ title, lead, actions, children }: Props) {
  const { plan } = useMe().workspace;
  const pages = allPages().filter(([to]) => to !== '/settings/trials' || WITH_TRIALS.includes(plan));
  return (
    <Page title={title} lead={lead} actions={actions}>
      <Tabs label={s.settings} pages={pages} />
      {children}
    </Page>
  );
}
