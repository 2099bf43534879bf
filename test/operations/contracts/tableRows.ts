import type { TableRows } from '../../walls/filling.ts';

/** A draft with a document, beside each person's contract; drafts may overlap. */
export const rows: TableRows = {
  contracts: async ({ person, mark, file }) => ({
    employee_id: person.id,
    type: 'permanent',
    title: `contract ${mark}`,
    start_date: '2026-01-05',
    weekly_hours: '40',
    pattern: { mon: 8, tue: 8, wed: 8, thu: 8, fri: 8, sat: 0, sun: 0 },
    status: 'draft',
    document_file_id: await file('contract_document', 'application/pdf'),
  }),
};
