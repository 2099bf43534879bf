/** The calls whose cost in Postgres is measured. */
import type { Role } from '../fixture.ts';

export interface CostedCall {
  name: string;
  /** The caller: a signed-in person of a role, or an employee's key. */
  as: Role | 'key';
  path: string;
  /** The highest acceptable cost, as a multiple of the unread count. */
  wanted: number;
}

/** The limit for a list with 50 records per page. */
const LIST = 12;

export const UNIT = {
  name: 'unread count',
  as: 'employee',
  path: '/notifications/unread-count/',
  wanted: 1,
} as const satisfies CostedCall;

/** The calls for a day, with the month up to it. */
export const callsOn = (today: string) => {
  const month = `from=${today.slice(0, 7)}-01&to=${today}`;
  return [
    UNIT,
    { name: 'own profile', as: 'employee', path: '/auth/me/', wanted: 3 },
    { name: 'balance, by JWT', as: 'employee', path: '/pto/balance/', wanted: 4 },
    { name: 'balance, by key', as: 'key', path: '/pto/balance/', wanted: 4 },
    { name: 'own entries', as: 'key', path: '/tracking/entries/?limit=50', wanted: 9 },
    { name: 'absences to review', as: 'admin', path: '/pto/admin/requests/?limit=50', wanted: 9 },
    { name: 'own absences', as: 'employee', path: '/pto/requests/?limit=50', wanted: LIST },
    { name: 'calendar of a month', as: 'employee', path: `/pto/calendar/?${month}`, wanted: LIST },
    { name: 'presences', as: 'admin', path: '/tracking/presences/?limit=200', wanted: 8 },
    { name: 'dashboard', as: 'admin', path: '/tracking/dashboard/', wanted: 12 },
    { name: 'team report of a month', as: 'admin', path: `/tracking/reports/team/?${month}`, wanted: 24 },
    { name: 'balances of all', as: 'admin', path: '/pto/admin/balances/?limit=200', wanted: 18 },
    { name: 'notifications', as: 'employee', path: '/notifications/?limit=50', wanted: LIST },
    { name: 'people', as: 'admin', path: '/auth/users/?limit=50', wanted: LIST },
    { name: 'claims', as: 'admin', path: '/reimbursements/admin/?limit=50', wanted: LIST },
    { name: 'payments', as: 'admin', path: '/payments/admin/?limit=50', wanted: LIST },
    { name: 'own payslips', as: 'employee', path: '/payments/payslips/?limit=50', wanted: LIST },
    { name: 'own wallet', as: 'employee', path: '/payments/wallet/', wanted: 4 },
    { name: 'invoices', as: 'admin', path: '/invoices/admin/?limit=50', wanted: LIST },
    { name: 'contracts', as: 'admin', path: '/contracts/admin/?limit=50', wanted: LIST },
    { name: 'own meetings', as: 'employee', path: '/meetings/?limit=50', wanted: LIST },
    { name: 'tickets', as: 'admin', path: '/support/admin/tickets/?limit=50', wanted: LIST },
    { name: 'audit trail', as: 'admin', path: '/logs/audit/?limit=50', wanted: LIST },
    { name: 'events', as: 'admin', path: '/platform/events/?limit=50', wanted: LIST },
  ] as const satisfies readonly CostedCall[];
};

export type CallName = ReturnType<typeof callsOn>[number]['name'];

/** The days of calls about a month. */
export const daysOf = (today: string) => ({ from: `${today.slice(0, 7)}-01`, to: today });
