import type { Rows } from '../../access/row.ts';
import { payslipRows } from './payslipRows.ts';

export const rows: Rows = { ...payslipRows };
