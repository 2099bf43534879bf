import { Page } from '../../parts/page/Page.tsx';
import { team as s } from '../../texts/team.ts';
import { Calendar } from './Calendar.tsx';
import { Now } from './Now.tsx';
import { Time } from './Time.tsx';

/** A manager's team: who is at work, who is away, and the time of the month. */
export default function Team() {
  return (
    <Page title={s.title}>
      <Now />
      <Calendar />
      <Time />
    </Page>
  );
}
