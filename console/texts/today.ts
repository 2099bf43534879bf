import { catalogue } from './catalogue.ts';

/** Texts of the first screen. */
export const today = catalogue('today', {
  todaySoFar: (hours: string) => `${hours} h today`,
  what: 'What are you working on?',
  breakMinutes: 'Break in minutes',
  allWaiting: 'All in the inbox',
  away: 'Away today',
  nobodyAway: 'Everybody is here.',
  until: (date: string) => `until ${date}`,
  meetings: 'Next meetings',
  noMeetings: 'No meeting is planned.',
  timeOff: 'Time off',
  nothingPlanned: 'Nothing is planned.',
  available: (span: string) => `${span} left`,
  request: 'Request time off',
  team: 'Your team today',
  present: 'Working',
  absent: 'Away',
  clockedIn: 'Clock running',
  openAbsences: 'Requests for time off',
  openExpenses: 'Expense claims',
});
