import { useState } from 'react';
import { useCall } from '../../api/query.ts';
import { CallDialog } from '../../contract/CallDialog.tsx';
import { Button } from '../../parts/button/Button.tsx';
import { Facts } from '../../parts/facts/Facts.tsx';
import { day } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Section, Skeleton } from '../../parts/page/Page.tsx';
import { settings as s } from '../../texts/settings.ts';
import { wordOf } from '../../parts/words.ts';
import { t } from '../../texts/index.ts';
import { SettingsPage } from './SettingsPage.tsx';

export default function Licence() {
  const { data, error, refetch } = useCall('getLicense', {});
  const [putting, setPutting] = useState(false);
  const licence = data?.data;
  return (
    <SettingsPage
      title={s.licence}
      actions={
        <Button look="main" onClick={() => setPutting(true)}>
          {s.putLicence}
        </Button>
      }
    >
      {error && <RefusalNotice refusal={error} again={() => void refetch()} />}
      <Section>
        {licence ? (
          <Facts
            rows={[
              [s.plan, wordOf(licence.plan)],
              [s.status, wordOf(licence.status)],
              [s.seats, s.seatsUsed(licence.seats_used, licence.seats)],
              [s.apiAccess, licence.api_access ? t.yes : t.no],
              [s.calls, licence.rate_limit_per_minute],
              [s.validUntil, licence.valid_until && day(licence.valid_until)],
            ]}
          />
        ) : (
          <Skeleton />
        )}
      </Section>
      {putting && <CallDialog operation="putLicense" close={() => setPutting(false)} />}
    </SettingsPage>
  );
}
