import { Button } from '../parts/button/Button.tsx';
import { Notice } from '../parts/notice/Notice.tsx';
import { Page } from '../parts/page/Page.tsx';
import { t } from '../texts/index.ts';

/** In place of a screen whose files did not come, or that failed. A reload also gets the files of a new release. */
export const NotLoaded = () => (
  <Page title={t.notLoaded}>
    <Notice
      look="bad"
      actions={
        <Button look="main" onClick={() => location.reload()}>
          {t.tryAgain}
        </Button>
      }
    >
      {navigator.onLine ? t.notLoadedText : t.offline}
    </Notice>
  </Page>
);
