import type { ReactNode } from 'react';
import { Page } from '../../parts/page/Page.tsx';
import { Tabs } from '../../parts/tabs/Tabs.tsx';
import { settings as s } from '../../texts/settings.ts';

const PAGES = [
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

export const SettingsPage = (props: {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) => (
  <Page title={props.title} lead={props.lead} actions={props.actions}>
    <Tabs label={s.settings} pages={PAGES} />
    {props.children}
  </Page>
);
