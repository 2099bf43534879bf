import { useState } from 'react';
import { isOn, mayCall, useMe } from '../../frame/me.ts';
import { today } from '../../parts/dates.ts';
import { Page } from '../../parts/page/Page.tsx';
import { PeriodSwitch } from '../../parts/period/PeriodSwitch.tsx';
import { reports as s } from '../../texts/reports.ts';
import { Expenses } from './Expenses.tsx';
import { Pay } from './Pay.tsx';
import { Time } from './Time.tsx';

/** A year in figures: time and absence, expenses, pay. Each chart has its table beside it. */
export default function Reports() {
  const me = useMe();
  const [year, setYear] = useState(Number(today().slice(0, 4)));
  return (
    <Page
      title={s.title}
      actions={
        <PeriodSwitch earlier={s.earlier} later={s.later} move={(step) => setYear(year + step)}>
          {year}
        </PeriodSwitch>
      }
    >
      {isOn(me, 'tracking') && <Time year={year} />}
      {isOn(me, 'reimbursements') && <Expenses year={year} />}
      {isOn(me, 'payments') && mayCall(me, 'adminPaymentSummary') && <Pay year={year} />}
    </Page>
  );
}
