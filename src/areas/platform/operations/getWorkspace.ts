import type { Answer, Call } from '../../../contract.ts';
import { presentSettings } from '../present/workspace.ts';
import { settingsRow } from '../store/workspace.ts';

/** Reads the settings from the database, not from this process's cache. */
export default async function getWorkspace({ db }: Call<'getWorkspace'>): Promise<Answer<'getWorkspace'>> {
  const row = await db.one(settingsRow);
  return { status: 200, data: presentSettings(row), version: row.version };
}
