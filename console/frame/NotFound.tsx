import { Nothing, Page } from '../parts/page/Page.tsx';
import { t } from '../texts/index.ts';

export const NotFound = () => (
  <Page title={t.notFound}>
    <Nothing>{location.pathname}</Nothing>
  </Page>
);
