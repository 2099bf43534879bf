import type { Answer, Call } from '../../../contract.ts';
import { presentPeriodLock } from '../present/entry.ts';
import { periodLocks } from '../../../periods/store.ts';

export default async function listPeriodLocks({
  db,
}: Call<'listPeriodLocks'>): Promise<Answer<'listPeriodLocks'>> {
  return { status: 200, data: (await db.rows(periodLocks)).map(presentPeriodLock) };
}
