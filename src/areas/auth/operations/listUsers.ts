import type { Answer, Call } from '../../../contract.ts';
import { treeOf } from '../../../people/tree.ts';
import { presentPerson } from '../present/people.ts';
import { contains } from '../../../people/search.ts';
import { personList } from '../../../people/record.ts';

/** Managers see the people below them, admins and service keys everyone. */
export default async function listUsers(call: Call<'listUsers'>): Promise<Answer<'listUsers'>> {
  const { query, caller, workspace } = call;
  const { status, role, user_type_id, department_id, manager_id, ids, email, employee_number } = query;
  const { rows, page } = await personList.page(call, {
    below: treeOf(caller),
    status,
    role,
    user_type_id,
    department_id,
    manager_id,
    ids,
    email,
    employee_number,
    q: contains(query.q),
  });
  return { status: 200, data: rows.map((row) => presentPerson(row, workspace)), page };
}
