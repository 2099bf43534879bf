import {
  Configuration,
  PtoApi,
  ResponseError,
  TrackingApi,
  type AbsenceApprovedEvent,
  AbsenceApprovedEventFromJSON,
} from './generated/index.js';
import { receive, told, type Told } from './told.js';

const configuration = new Configuration({ basePath: told.url, accessToken: told.key });
const tracking = new TrackingApi(configuration);
const entryOf = ({ started_at, ended_at, description }: typeof told.entry) => ({
  timeEntryInput: { startedAt: new Date(started_at), endedAt: new Date(ended_at), description },
});

/** The error code of a refused call; undefined if the call succeeds. */
const codeOf = async (call: Promise<unknown>): Promise<string | undefined> => {
  try {
    await call;
    return undefined;
  } catch (error) {
    if (!(error instanceof ResponseError)) throw error;
    return ((await error.response.json()) as { data: { code: string } }).data.code;
  }
};

const balance = await new PtoApi(configuration).getPtoBalance();
const created = await tracking.createTimeEntry(entryOf(told.entry));
await tracking.createTimeEntry(entryOf(told.later));
const first = await tracking.listTimeEntriesRaw({ limit: 1 });
const cursor = first.raw.headers.get('X-Next-Cursor') ?? '';
const second = await tracking.listTimeEntries({ limit: 1, cursor });
const backwards = { ...told.entry, ended_at: told.entry.started_at };
const codes = [
  await codeOf(tracking.createTimeEntry(entryOf(told.entry))),
  await codeOf(tracking.createTimeEntry(entryOf(backwards))),
];
const file = await tracking.getMyTimeReportRaw({
  from: new Date('2026-10-01'),
  to: new Date('2026-10-31'),
  format: 'csv',
});
const event: AbsenceApprovedEvent = AbsenceApprovedEventFromJSON(receive<object>());

const result: Told = {
  balance: balance.data.map(({ policy }) => policy.name),
  created: created.data.description,
  pages: [(await first.value()).data[0]?.description, second.data[0]?.description],
  codes,
  file: (await file.raw.text()).split('\n')[0],
  event: event.data.employee.name,
};
console.log(JSON.stringify(result));
