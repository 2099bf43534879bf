import type { Leaving } from '../../people/leaving.ts';
import { openPaymentsOf } from './store/payments.ts';

/**
 * Payments to somebody who leaves are not changed: a last salary is paid after the last day, others may have
 * to be cancelled. Lists the open ones for the admin to decide.
 */
const leaving: Leaving = async (call, { id }) => ({
  openPayments: await call.db.rows(openPaymentsOf, { employee_id: id }),
});
export default leaving;
