import type { Staying } from '../../people/leaving.ts';
import { resume } from './actions/steps.ts';
import { hold } from './actions/hold.ts';
import { leftContracts } from './store/contracts.ts';

/** Rule 62: contracts that a planned leaving ended get their agreed end back. Those it recalled stay drafts. */
const staying: Staying = async (call, employee_id) => {
  for (const { id, left_status } of await call.db.rows(leftContracts, { employee_id }))
    await resume(call, (await hold(call.db, id)).row, left_status);
};
export default staying;
