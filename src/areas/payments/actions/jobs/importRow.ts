import type { PayslipInput } from '../../../../generated/types.ts';
import { checkOf } from '../../../../openapi/schemas.ts';
import { assertSecondPerson } from '../../../../people/secondPerson.ts';
import { invalid } from '../../../../problem.ts';
import type { ImportedSlip } from '../../rules/payslipRows.ts';
import { personByNumber } from '../../store/month.ts';
import { draft } from '../draft.ts';
import type { DoRow } from './row.ts';

const checkPayslip = checkOf<PayslipInput>('PayslipInput');

/** Rule 207: drafts the payslip of a row, whose person may be named by employee number. */
export const importRow: DoRow = async (call, { input }) => {
  const { employee_number, ...slip } = input as ImportedSlip;
  const { db, caller } = call;
  if (employee_number !== undefined && slip['employee_id'] === undefined) {
    const person = await db.maybe(personByNumber, { employee_number: String(employee_number) });
    if (!person)
      return {
        outcome: 'refused',
        code: 'unknown_employee_number',
        detail: `Nobody has the employee number ${String(employee_number)}.`,
      };
    slip['employee_id'] = person.id;
  }
  const read = checkPayslip(slip);
  if ('errors' in read) throw invalid(read.errors);
  assertSecondPerson(caller, read.value.employee_id);
  const { id, employee_id, net, currency } = await draft(call, read.value);
  return { outcome: 'created', employee_id, payslip_id: id, amount: net, currency };
};
