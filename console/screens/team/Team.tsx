import { mayCall, useMe } from '../../frame/me.ts';
import { Page } from '../../parts/page/Page.tsx';
import { team as s } from '../../texts/team.ts';
import { Calendar } from './Calendar.tsx';
import { Entries } from './Entries.tsx';
import { Locks } from './Locks.tsx';
import { Now } from './Now.tsx';
import { Substitutes } from './Substitutes.tsx';
import { Time } from './Time.tsx';

/** A manager's team: who is at work, who is away, the time of the month, and its corrections. */
export default function Team() {
  const me = useMe();
  return (
    <Page title={s.title}>
      <Now />
      <Calendar />
      <Time />
      <Entries />
      <Substitutes />
      {mayCall(me, 'createPeriodLock') && <Locks />}
    </Page>
  );
}
