import createClient from 'openapi-fetch';
import { receive, told, type Told } from './told.js';
import type { components, paths } from './generated/types.js';

const api = createClient<paths>({ baseUrl: told.url, headers: { Authorization: `Bearer ${told.key}` } });
const LIST = '/api/v1/tracking/entries/';

const balance = await api.GET('/api/v1/pto/balance/');
const created = await api.POST(LIST, { body: told.entry });
await api.POST(LIST, { body: told.later });
const first = await api.GET(LIST, { params: { query: { limit: 1 } } });
const cursor = first.response.headers.get('X-Next-Cursor') ?? '';
const second = await api.GET(LIST, { params: { query: { limit: 1, cursor } } });
const conflict = await api.POST(LIST, { body: told.entry });
const invalid = await api.POST(LIST, { body: { ...told.entry, ended_at: 'noon' } });
const file = await api.GET('/api/v1/tracking/reports/me/', {
  params: { query: { from: '2026-10-01', to: '2026-10-31', format: 'csv' } },
  parseAs: 'text',
});
const event = receive<components['schemas']['AbsenceApprovedEvent']>();

const result: Told = {
  balance: balance.data?.data.map(({ policy }) => policy.name),
  created: created.data?.data.description,
  pages: [first.data?.data[0]?.description, second.data?.data[0]?.description],
  codes: [conflict.error?.data.code, invalid.error?.data.code],
  file: file.data?.split('\n')[0],
  event: event.data.employee.name,
};
console.log(JSON.stringify(result));
