import type { reports as english } from '../reports.ts';

export const reports: typeof english = {
  title: 'Auswertungen',
  earlier: 'Früheres Jahr',
  later: 'Späteres Jahr',
  asCsv: 'Als CSV speichern',
  month: 'Monat',

  time: 'Arbeitszeit nach Monat',
  worked: 'Gearbeitet',
  expected: 'Soll',
  hours: 'Gearbeitete Stunden, nach Monat',
  absence: 'Fehltage',
  days: 'Fehltage, nach Monat',
  noTime: 'In diesem Jahr wurde keine Zeit erfasst.',

  expenses: 'Spesen nach Kategorie',
  category: 'Kategorie',
  items: 'Posten',
  claimed: 'Eingereicht',
  approved: 'Genehmigt',
  waiting: 'Offen',
  spent: (currency) => `Eingereicht, nach Kategorie, in ${currency}`,
  noExpenses: 'In diesem Jahr wurde nichts eingereicht.',

  pay: 'Zahlungen nach Monat',
  payments: 'Zahlungen',
  gross: 'Brutto',
  net: 'Netto',
  reimbursed: 'Spesen',
  invoiced: 'Rechnungen',
  paidOut: (currency) => `Netto gezahlt, nach Monat, in ${currency}`,
  noPay: 'In diesem Jahr wurde nichts gezahlt.',
};
