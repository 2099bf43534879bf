import type { AreaTables } from '../../exports/tables.ts';

const tables: AreaTables = {
  contracts: { made: ['pattern'], open: ['signed_document_sha256'] },
};
export default tables;
