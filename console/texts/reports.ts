import { catalogue } from './catalogue.ts';

/** Texts of the reports. */
export const reports = catalogue('reports', {
  title: 'Reports',
  earlier: 'Earlier year',
  later: 'Later year',
  asCsv: 'Save as CSV',
  month: 'Month',

  time: 'Working time by month',
  worked: 'Worked',
  expected: 'Expected',
  hours: 'Hours worked, by month',
  absence: 'Days off',
  days: 'Days off, by month',
  noTime: 'No time was recorded in this year.',

  expenses: 'Expenses by category',
  category: 'Category',
  items: 'Items',
  claimed: 'Claimed',
  approved: 'Approved',
  waiting: 'Waiting',
  spent: (currency: string) => `Claimed, by category, in ${currency}`,
  noExpenses: 'Nothing was claimed in this year.',

  pay: 'Pay by month',
  payments: 'Payments',
  gross: 'Gross',
  net: 'Net',
  reimbursed: 'Expenses',
  invoiced: 'Invoices',
  paidOut: (currency: string) => `Paid out net, by month, in ${currency}`,
  noPay: 'Nothing was paid in this year.',
});
