import { statement, type NoRow } from '../../../db/statement.ts';

/** The modules that are switched off, locked until the transaction ends. */
export const modulesForChange = statement<{ modules_off: string[] }>(
  'SELECT modules_off FROM workspaces WHERE id = $1 FOR NO KEY UPDATE',
);

export const setModulesOff = statement<NoRow, { modules_off: readonly string[] }>(
  'UPDATE workspaces SET modules_off = $modules_off::text[] WHERE id = $1',
);
