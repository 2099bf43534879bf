import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { queries, useCall, useWriteKey } from '../../api/query.ts';
import type { Refusal } from '../../api/refusal.ts';
import { useMe } from '../../frame/me.ts';
import { Button } from '../../parts/button/Button.tsx';
import { today } from '../../parts/dates.ts';
import { CheckField } from '../../parts/form/CheckField.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { choicesOf } from '../../parts/form/values.ts';
import { Page, Section } from '../../parts/page/Page.tsx';
import { PersonField } from '../../parts/person/PersonField.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { t } from '../../texts/index.ts';
import { people as s } from '../../texts/people.ts';
import { contractIn, join, nothingDone, personIn, WORKDAYS } from './joining.ts';
import styles from './People.module.css';

/** One form from the name to the invitation and the contract to sign. */
export default function Joining() {
  const navigate = useNavigate();
  const progress = useRef(nothingDone());
  const key = useWriteKey();
  const [withContract, setWithContract] = useState(true);
  const joining = useMutation<unknown, Refusal, FormData>({
    mutationFn: (values) =>
      join({ person: personIn(values), contract: contractIn(values) }, progress.current, key),
    onSuccess() {
      const { id, name } = progress.current.person!;
      toast(s.joined(name));
      void navigate({ to: '/people', search: { open: id } as never });
    },
    onSettled: () => void queries.invalidateQueries(),
  });
  return (
    <Page title={s.joining} lead={s.joiningLead}>
      <Form
        label={s.joining}
        refusal={joining.error}
        onSubmit={(values) => joining.mutate(values)}
        actions={
          <Button type="submit" look="main" busy={joining.isPending}>
            {s.save}
          </Button>
        }
      >
        <Section title={s.person}>
          <PersonFields />
        </Section>
        <Section title={s.contract}>
          <CheckField
            label={s.withContract}
            name="with_contract"
            checked={withContract}
            onChange={({ target }) => setWithContract(target.checked)}
          />
          {withContract && <ContractFields />}
        </Section>
      </Form>
    </Page>
  );
}

function PersonFields() {
  const departments = useCall('getList', { path: { list: 'departments' } });
  const types = useCall('getList', { path: { list: 'user-types' } });
  const labels = (list: typeof departments) =>
    (list.data?.data ?? []).map(({ id, label }) => ({ value: id, label }));
  return (
    <>
      <div className={layout['fields']}>
        <TextField label={s.firstName} name="first_name" required maxLength={80} />
        <TextField label={s.lastName} name="last_name" required maxLength={80} />
        <TextField label={s.email} name="email" type="email" required />
        <TextField label={s.start} name="start_date" type="date" required defaultValue={today()} />
        <TextField label={s.job} name="job_title" maxLength={120} />
        <TextField label={s.number} name="employee_number" maxLength={40} />
        <SelectField label={s.role} name="role" required choices={choicesOf(t.roles)} />
        <PersonField label={s.manager} name="manager_id" empty="–" />
        <SelectField label={s.department} name="department_id" empty="–" choices={labels(departments)} />
        <SelectField label={s.type} name="user_type_id" empty="–" choices={labels(types)} />
      </div>
      <CheckField label={s.sendInvite} name="send_invite" defaultChecked />
    </>
  );
}

function ContractFields() {
  const { workspace } = useMe();
  return (
    <>
      <div className={layout['fields']}>
        <SelectField label={s.contractType} name="type" required choices={choicesOf(s.contractTypes)} />
        <TextField label={s.end} name="end_date" type="date" />
        <TextField
          label={s.weeklyHours}
          name="weekly_hours"
          type="number"
          required
          min={0.5}
          max={60}
          step={0.25}
          defaultValue={40}
        />
        <TextField label={s.salary} name="salary" inputMode="decimal" required placeholder="0.00" />
        <TextField
          label={s.currency}
          name="currency"
          required
          maxLength={3}
          defaultValue={workspace.currency}
        />
        <SelectField label={s.payPeriod} name="pay_period" required choices={choicesOf(s.payPeriods)} />
        <TextField
          label={s.notice}
          name="notice_days"
          type="number"
          required
          min={0}
          max={365}
          defaultValue={30}
        />
      </div>
      <fieldset className={styles['days']}>
        <legend>{s.workdays}</legend>
        {WORKDAYS.map((day, index) => (
          <CheckField key={day} label={s.days[day]} name="workdays" value={day} defaultChecked={index < 5} />
        ))}
      </fieldset>
    </>
  );
}
