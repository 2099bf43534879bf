import type { IconName } from '../parts/icon/Icon.tsx';
import { includes, isOn, type Me, type Role } from './me.ts';

export interface Place {
  to: string;
  label: string;
  icon: IconName;
  least?: Role;
  /** The area that must be switched on. */
  area?: string;
}

/** Screens in the order of the navigation. */
const SCREENS: readonly Place[] = [
  { to: '/', label: 'Today', icon: 'home' },
  { to: '/inbox', label: 'Inbox', icon: 'bell' },
  { to: '/time', label: 'Timesheet', icon: 'clock', area: 'tracking' },
  { to: '/time-off', label: 'Time off', icon: 'sun', area: 'pto' },
  { to: '/expenses', label: 'Expenses', icon: 'receipt', area: 'reimbursements' },
  { to: '/pay', label: 'Pay', icon: 'coins', area: 'payments' },
  { to: '/documents', label: 'Documents', icon: 'copy' },
  { to: '/benefits', label: 'Benefits', icon: 'heart', area: 'benefits' },
  { to: '/meetings', label: 'Meetings', icon: 'calendar', area: 'meetings' },
  { to: '/support/tickets', label: 'Help', icon: 'help', area: 'support' },
  { to: '/people', label: 'People', icon: 'people' },
  { to: '/team', label: 'Team', icon: 'grid', least: 'manager', area: 'tracking' },
  {
    to: '/expenses/review',
    label: 'Claims',
    icon: 'receipt',
    least: 'manager',
    area: 'reimbursements',
  },
  { to: '/contracts', label: 'Contracts', icon: 'copy', least: 'admin', area: 'contracts' },
  { to: '/payments', label: 'Payments', icon: 'coins', least: 'admin', area: 'payments' },
  { to: '/benefits/admin', label: 'Benefits of everybody', icon: 'heart', least: 'admin', area: 'benefits' },
  { to: '/invoices', label: 'Invoices', icon: 'receipt', least: 'admin', area: 'invoices' },
  { to: '/support/desk', label: 'Help desk', icon: 'help', least: 'admin', area: 'support' },
  { to: '/reports', label: 'Reports', icon: 'grid', least: 'manager' },
  { to: '/api', label: 'API & assistants', icon: 'key' },
  { to: '/developers', label: 'Developers', icon: 'code', least: 'admin' },
  { to: '/settings', label: 'Settings', icon: 'gear', least: 'admin' },
];

/** Areas without a screen of their own, with the names that people know them by. Their calls are listed. */
const AREAS: readonly (readonly [area: string, label: string])[] = [
  ['pto', 'Time off'],
  ['tracking', 'Time'],
  ['reimbursements', 'Expenses'],
  ['payments', 'Pay'],
  ['contracts', 'Contracts'],
  ['invoices', 'Invoices'],
  ['benefits', 'Benefits'],
  ['meetings', 'Meetings'],
  ['support', 'Help'],
  ['profile', 'Profile'],
  ['auth', 'People & sign-in'],
];

export const screensFor = (me: Me): readonly Place[] =>
  SCREENS.filter(
    ({ least = 'employee', area }) => includes(me.role, least) && (area === undefined || isOn(me, area)),
  );

export const areasFor = (me: Me): { area: string; label: string }[] =>
  AREAS.filter(([area]) => isOn(me, area)).map(([area, label]) => ({ area, label }));
