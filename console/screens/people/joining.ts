/** Adds a person in steps: the person, the contract, its activation. A second try goes on where the first one ended. */
import { call, type Data, type Given } from '../../api/call.ts';
import { patternOf } from '../../parts/pattern.ts';
import { chosenOf, textOf } from '../../parts/form/values.ts';

type Person = NonNullable<Given<'createUser'>['body']>;
type Contract = Omit<NonNullable<Given<'adminCreateContract'>['body']>, 'employee_id'>;

export const WORKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export interface Progress {
  person: Data<'createUser'> | null;
  contract: Data<'adminCreateContract'> | null;
}

export const nothingDone = (): Progress => ({ person: null, contract: null });

/** Members that the form leaves empty are not sent. */
const filled = <Values extends Record<string, string>>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as Partial<Values>;

export function personIn(values: FormData): Person {
  const text = (name: string) => textOf(values, name).trim();
  return {
    email: text('email'),
    first_name: text('first_name'),
    last_name: text('last_name'),
    start_date: text('start_date'),
    role: text('role') as 'employee',
    send_invite: values.get('send_invite') !== null,
    ...filled({
      manager_id: text('manager_id'),
      department_id: text('department_id'),
      user_type_id: text('user_type_id'),
      job_title: text('job_title'),
      employee_number: text('employee_number'),
    }),
  };
}

/** The contract of the form, or null without one. The hours of a week are shared by its workdays. */
export function contractIn(values: FormData): Contract | null {
  if (values.get('with_contract') === null) return null;
  const text = (name: string) => textOf(values, name).trim();
  const hours = Number(text('weekly_hours'));
  const workdays = chosenOf<(typeof WORKDAYS)[number]>(values, 'workdays');
  return {
    type: text('type') as 'permanent',
    title: text('job_title'),
    start_date: text('start_date'),
    end_date: text('end_date') || null,
    weekly_hours: hours,
    pattern: patternOf(hours, Object.fromEntries(workdays.map((day) => [day, 1]))),
    salary: text('salary'),
    currency: text('currency'),
    pay_period: text('pay_period') as 'month',
    notice_days: Number(text('notice_days')),
  };
}

/** @throws Refusal; `progress` then says what has been done */
export async function join(
  { person, contract }: { person: Person; contract: Contract | null },
  progress: Progress,
  key: string,
): Promise<void> {
  progress.person ??= (await call('createUser', { body: person, idempotencyKey: key })).data;
  if (contract === null) return;
  const employee_id = progress.person.id;
  progress.contract ??= (await call('adminCreateContract', { body: { employee_id, ...contract } })).data;
  await call('adminActivateContract', {
    path: { contract_id: progress.contract.id },
    body: { require_signature: true },
  });
}
