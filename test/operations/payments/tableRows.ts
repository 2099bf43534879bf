import type { TableRows } from '../../walls/filling.ts';
import { payslipTables } from './payslipRows.ts';

export const rows: TableRows = { ...payslipTables };
