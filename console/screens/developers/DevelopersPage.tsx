import type { ReactNode } from 'react';
import { Page } from '../../parts/page/Page.tsx';
import { Tabs } from '../../parts/tabs/Tabs.tsx';
import { developers as d } from '../../texts/developers.ts';

const pages = () =>
  [
    ['/developers/webhooks', d.webhooks],
    ['/developers/deliveries', d.deliveries],
    ['/developers/events', d.events],
    ['/developers/keys', d.keys],
    ['/developers/audit', d.audit],
    ['/developers/logs', d.logs],
  ] as const;

/** The frame of the pages for people who connect other systems. */
export const DevelopersPage = (props: {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) => (
  <Page title={props.title} lead={props.lead} actions={props.actions}>
    <Tabs label={d.developers} pages={pages()} />
    {props.children}
  </Page>
);
