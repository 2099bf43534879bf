import { Problem } from '../../../../problem.ts';
import { publish } from '../publish.ts';
import { leftOut, type DoRow } from './row.ts';

/** Publishes a draft. A payslip that is published already is unchanged. */
export const publishRow: DoRow = async (call, { payslip_id }) => {
  try {
    const { row } = await publish(call, payslip_id!);
    return { outcome: 'published', amount: row.net, currency: row.currency };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const status = (error.options.data as { current_status?: string } | undefined)?.current_status;
    if (error.code === 'invalid_transition' && status === 'published') return { outcome: 'unchanged' };
    if (error.code === 'not_found') return leftOut('not_found', 'The draft was deleted.');
    throw error;
  }
};
