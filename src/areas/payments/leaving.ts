import type { Leaving } from '../../people/leaving.ts';
import { openPaymentsOf } from './store/payments.ts';

/**
 * Payments to somebody who leaves are not touched: a last salary is paid after the last day, and another may have to be cancelled.
 * Whoever deactivates them is told which are open, and decides.
 */
const leaving: Leaving = async (call, { id }) => ({
  openPayments: await call.db.rows(openPaymentsOf, { employee_id: id }),
});
export default leaving;
