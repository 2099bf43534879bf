import { client } from './generated/client.gen.js';
import { createTimeEntry, getMyTimeReport, getPtoBalance, listTimeEntries } from './generated/sdk.gen.js';
import type { AbsenceApprovedEvent } from './generated/types.gen.js';
import { receive, told, type Told } from './told.js';

client.setConfig({ baseUrl: told.url, auth: told.key });

const balance = await getPtoBalance();
const created = await createTimeEntry({ body: told.entry });
await createTimeEntry({ body: told.later });
const first = await listTimeEntries({ query: { limit: 1 } });
const cursor = first.response?.headers.get('X-Next-Cursor') ?? '';
const second = await listTimeEntries({ query: { limit: 1, cursor } });
const conflict = await createTimeEntry({ body: told.entry });
const invalid = await createTimeEntry({ body: { ...told.entry, ended_at: 'noon' } });
const file = await getMyTimeReport({
  query: { from: '2026-10-01', to: '2026-10-31', format: 'csv' },
  parseAs: 'text',
});
const event = receive<AbsenceApprovedEvent>();

const result: Told = {
  balance: balance.data?.data.map(({ policy }) => policy.name),
  created: created.data?.data.description,
  pages: [first.data?.data[0]?.description, second.data?.data[0]?.description],
  codes: [conflict.error?.data.code, invalid.error?.data.code],
  file: (file.data as string | undefined)?.split('\n')[0],
  event: event.data.employee.name,
};
console.log(JSON.stringify(result));
