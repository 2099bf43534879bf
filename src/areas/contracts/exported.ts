import type { AreaTables } from '../../exports/tables.ts';

const tables: AreaTables = {
  contracts: { made: ['left_status', 'pattern'], open: ['signed_document_sha256'] },
};
export default tables;
