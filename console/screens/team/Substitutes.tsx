import { useState } from 'react';
import type { Given } from '../../api/call.ts';
import { useList, useWrite, useWriteKey } from '../../api/query.ts';
import { mayCall, useMe } from '../../frame/me.ts';
import { Button } from '../../parts/button/Button.tsx';
import { today } from '../../parts/dates.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { ChoiceBoxes } from '../../parts/form/ChoiceBoxes.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { FormButtons } from '../../parts/form/FormButtons.tsx';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { choicesOf, chosenOf, textOf } from '../../parts/form/values.ts';
import { day } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Nothing, Section } from '../../parts/page/Page.tsx';
import { Person } from '../../parts/person/Person.tsx';
import { PersonField } from '../../parts/person/PersonField.tsx';
import { Pill } from '../../parts/pill/Pill.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { team as s } from '../../texts/team.ts';

type Area = NonNullable<Given<'createSubstitute'>['body']>['areas'][number];

/** Who decides in a manager's place, from when, and on what. */
export function Substitutes() {
  const list = useList('listSubstitutes', { query: { limit: 20 } });
  const remove = useWrite('deleteSubstitute');
  const [naming, setNaming] = useState(false);
  return (
    <Section
      title={s.substitutes}
      actions={<Button onClick={() => setNaming(true)}>{s.nameSubstitute}</Button>}
    >
      {remove.error && <RefusalNotice refusal={remove.error} />}
      <Rows
        list={list}
        label={s.substitutes}
        keyOf={({ id }) => id}
        nothing={<Nothing>{s.noSubstitutes}</Nothing>}
        columns={[
          { head: s.inPlaceOf, cell: ({ person }) => <Person person={person} /> },
          { head: s.substitute, cell: ({ substitute }) => <Person person={substitute} /> },
          { head: s.from, look: 'time', cell: ({ from }) => day(from) },
          { head: s.to, look: 'time', cell: ({ to }) => (to ? day(to) : s.open) },
          { head: s.onWhat, cell: ({ areas }) => areas.map((area) => s.areas[area] ?? area).join(', ') },
          {
            head: s.when,
            cell: ({ acting, when }) =>
              acting ? <Pill mood="good">{s.acting}</Pill> : (s.whens[when] ?? when),
          },
          {
            head: '',
            look: 'actions',
            cell: ({ id, substitute }) => (
              <Button
                aria-label={`${s.removeSubstitute}: ${substitute.name}`}
                busy={remove.isPending}
                onClick={() =>
                  remove.mutate(
                    { path: { substitution_id: id } },
                    { onSuccess: () => toast(s.substituteRemoved) },
                  )
                }
              >
                {s.removeSubstitute}
              </Button>
            ),
          },
        ]}
      />
      {naming && <Name close={() => setNaming(false)} />}
    </Section>
  );
}

/** Admins name one for anybody, managers for themselves. */
function Name({ close }: { close: () => void }) {
  const me = useMe();
  const write = useWrite('createSubstitute');
  const idempotencyKey = useWriteKey();
  const forOthers = mayCall(me, 'updateUser');
  return (
    <Dialog title={s.nameSubstitute} onClose={close}>
      <Form
        label={s.nameSubstitute}
        refusal={write.error}
        onSubmit={(values) => {
          const text = (name: string) => textOf(values, name);
          write.mutate(
            {
              idempotencyKey,
              body: {
                ...(text('person_id') && { person_id: text('person_id') }),
                substitute_id: text('substitute_id'),
                from: text('from'),
                to: text('to') || null,
                when: text('when') as 'dates',
                areas: chosenOf<Area>(values, 'areas'),
              },
            },
            {
              onSuccess() {
                toast(s.substituteNamed);
                close();
              },
            },
          );
        }}
        actions={<FormButtons text={s.nameSubstitute} busy={write.isPending} cancel={close} />}
      >
        <div className={layout['fields']}>
          {forOthers && <PersonField label={s.inPlaceOf} name="person_id" required value={me.user?.id} />}
          <PersonField
            label={s.substitute}
            name="substitute_id"
            required
            hint={s.substituteHint}
            except={forOthers ? undefined : me.user?.id}
          />
          <TextField label={s.from} name="from" type="date" required defaultValue={today()} />
          <TextField label={s.to} name="to" type="date" />
          <SelectField label={s.when} name="when" required choices={choicesOf(s.whens)} />
        </div>
        <ChoiceBoxes
          label={s.onWhat}
          name="areas"
          choices={choicesOf(s.areas)}
          chosen={Object.keys(s.areas)}
        />
      </Form>
    </Dialog>
  );
}
