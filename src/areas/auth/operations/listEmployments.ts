import type { Answer, Call } from '../../../contract.ts';
import { localDate } from '../../../civil/zones.ts';
import { findPerson, zoneOf } from '../../../people/find.ts';
import { isInView } from '../../../people/tree.ts';
import { notFound } from '../../../problem.ts';
import { presentEmployment } from '../present/employment.ts';
import { employmentsOf } from '../store/employments.ts';

export default async function listEmployments({
  params,
  caller,
  db,
  workspace,
  now,
}: Call<'listEmployments'>): Promise<Answer<'listEmployments'>> {
  const person = await findPerson(db, params.user_id);
  if (!person || !(await isInView(db, caller, person.id))) throw notFound();
  const today = localDate(now, zoneOf(person, workspace));
  const rows = await db.rows(employmentsOf, { employee_id: person.id });
  return { status: 200, data: rows.map((row) => presentEmployment(row, today)) };
}
