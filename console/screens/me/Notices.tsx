import { useMutation } from '@tanstack/react-query';
import { call, type Data, type Given } from '../../api/call.ts';
import { queries, useCall } from '../../api/query.ts';
import { Refusal } from '../../api/refusal.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Section, Skeleton } from '../../parts/page/Page.tsx';
import { Table } from '../../parts/table/Table.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { t } from '../../texts/index.ts';
import { me as s } from '../../texts/me.ts';

type Preferences = Data<'getNotificationPreferences'>;
type Wanted = NonNullable<Given<'putNotificationPreferences'>['body']>;

const CHANNELS = ['in_app', 'email'] as const;

/** What a person is told, in the console and by mail: groups of kinds, and the hours without mails. */
export function Notices() {
  const { data, error, refetch } = useCall('getNotificationPreferences', {});
  const put = useMutation<unknown, Refusal, Wanted>({
    mutationFn: store,
    onSuccess() {
      void queries.invalidateQueries({ queryKey: ['notifications'] });
      toast(s.saved);
    },
  });
  const shown = data?.data;
  return (
    <Section title={s.notices}>
      <p className={layout['muted']}>{s.noticesLead}</p>
      {error && <RefusalNotice refusal={error} again={() => void refetch()} />}
      {!shown && !error && <Skeleton rows={8} />}
      {shown && (
        <Form
          key={JSON.stringify(shown)}
          label={s.notices}
          refusal={put.error}
          onSubmit={(values) => put.mutate(wantedIn(values, shown))}
          actions={
            <Button type="submit" look="main" busy={put.isPending}>
              {t.save}
            </Button>
          }
        >
          <Table
            label={s.notices}
            rows={groupsOf(shown)}
            keyOf={([group]) => group}
            columns={[
              { head: s.about, cell: ([group]) => s.noticeGroups[group] },
              ...CHANNELS.map((channel) => ({
                head: s.channels[channel],
                cell: ([group, kinds]: Group) => (
                  <input
                    type="checkbox"
                    name={`${group} ${channel}`}
                    aria-label={`${s.noticeGroups[group]}: ${s.channels[channel]}`}
                    defaultChecked={kinds.some((kind) => shown.kinds[kind]![channel])}
                  />
                ),
              })),
            ]}
          />
          <div className={layout['fields']}>
            <TextField
              label={s.quietFrom}
              name="quiet_hours.from"
              type="time"
              defaultValue={shown.quiet_hours?.from}
            />
            <TextField
              label={s.quietTo}
              name="quiet_hours.to"
              type="time"
              defaultValue={shown.quiet_hours?.to}
            />
          </div>
        </Form>
      )}
    </Section>
  );
}

type Group = readonly [group: string, kinds: string[]];

/** The groups of which the person gets some kinds: `absence` of `absence.approved`. */
const groupsOf = ({ kinds }: Preferences): Group[] =>
  Object.keys(s.noticeGroups)
    .map((group): Group => [group, Object.keys(kinds).filter((kind) => kind.startsWith(`${group}.`))])
    .filter(([, some]) => some.length > 0);

/** All kinds as before, but those of groups whose box was changed. */
function wantedIn(values: FormData, shown: Preferences): Wanted {
  const kinds = structuredClone(shown.kinds) as Wanted['kinds'];
  for (const [group, some] of groupsOf(shown))
    for (const channel of CHANNELS) {
      const on = values.has(`${group} ${channel}`);
      if (on === some.some((kind) => shown.kinds[kind]![channel])) continue;
      for (const kind of some) kinds[kind] = { ...kinds[kind]!, [channel]: on };
    }
  const [from, to] = [textOf(values, 'quiet_hours.from'), textOf(values, 'quiet_hours.to')];
  return { kinds, quiet_hours: from || to ? { from, to } : null };
}

/** Stores the preferences. Kinds of a group that are always sent stay as they are. */
async function store(body: Wanted): Promise<void> {
  try {
    await call('putNotificationPreferences', { body });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'kind_always_sent') throw error;
    const always = Object.keys(error.errors).map((name) => name.replace(/^kinds\./, ''));
    const kept = Object.fromEntries(always.map((kind) => [kind, { in_app: true, email: true }]));
    await call('putNotificationPreferences', { body: { ...body, kinds: { ...body.kinds, ...kept } } });
  }
}
