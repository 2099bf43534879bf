import { localDate } from '../../civil/zones.ts';
import type { Founding } from '../../people/founding.ts';
import { invite } from './actions/invite.ts';
import { announceCreated } from './announce.ts';
import { insertPerson } from './store/people.ts';

/** The first admin, with an invitation. */
const founding: Founding = async (call) => {
  const { db, workspace, now, founder } = call;
  const row = await db.one(insertPerson, {
    email: founder.email,
    first_name: founder.first_name,
    last_name: founder.last_name,
    role: 'admin',
    manager_id: null,
    user_type_id: null,
    department_id: null,
    job_title: null,
    employee_number: null,
    start_date: localDate(now, workspace.timezone),
    timezone: null,
    // null: no admin of this workspace made them an admin
    by: null,
    now: new Date(now).toISOString(),
  });
  await invite(call, row);
  announceCreated(call, row);
};
export default founding;
