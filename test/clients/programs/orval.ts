import { createTimeEntry, getGetMyTimeReportUrl, getPtoBalance, listTimeEntries } from './generated/api.js';
import type { AbsenceApprovedEvent } from './generated/api.js';
import { receive, told, type Told } from './told.js';

const as = { headers: { Authorization: `Bearer ${told.key}` } };

const balance = await getPtoBalance({}, as);
const created = await createTimeEntry(told.entry, as);
await createTimeEntry(told.later, as);
const first = await listTimeEntries({ limit: 1 }, as);
const cursor = first.headers.get('X-Next-Cursor') ?? '';
const second = await listTimeEntries({ limit: 1, cursor }, as);
const conflict = await createTimeEntry(told.entry, as);
const invalid = await createTimeEntry({ ...told.entry, ended_at: 'noon' }, as);
// the generated functions read every answer as JSON; only their URL is used here
const file = await fetch(getGetMyTimeReportUrl({ from: '2026-10-01', to: '2026-10-31', format: 'csv' }), as);
const event = receive<AbsenceApprovedEvent>();

const result: Told = {
  balance: balance.status === 200 ? balance.data.data.map(({ policy }) => policy.name) : undefined,
  created: created.status === 201 ? created.data.data.description : undefined,
  pages: [first, second].map((one) => (one.status === 200 ? one.data.data[0]?.description : undefined)),
  codes: [
    conflict.status === 409 ? conflict.data.data.code : undefined,
    invalid.status === 422 ? invalid.data.data.code : undefined,
  ],
  file: (await file.text()).split('\n')[0],
  event: event.data.employee.name,
};
console.log(JSON.stringify(result));
