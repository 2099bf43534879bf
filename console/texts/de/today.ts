import type { today as english } from '../today.ts';

export const today: typeof english = {
  todaySoFar: (hours) => `Heute ${hours} h`,
  what: 'Woran arbeiten Sie?',
  breakMinutes: 'Pause in Minuten',
  allWaiting: 'Alle im Eingang',
  away: 'Heute abwesend',
  nobodyAway: 'Alle sind da.',
  until: (date) => `bis ${date}`,
  meetings: 'Nächste Termine',
  noMeetings: 'Kein Termin ist geplant.',
  timeOff: 'Abwesenheit',
  nothingPlanned: 'Nichts ist geplant.',
  available: (span) => `${span} übrig`,
  request: 'Abwesenheit beantragen',
  team: 'Ihr Team heute',
  present: 'Bei der Arbeit',
  absent: 'Abwesend',
  clockedIn: 'Zeit läuft',
  openAbsences: 'Anträge auf Abwesenheit',
  openExpenses: 'Spesenabrechnungen',
};
