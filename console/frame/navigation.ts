import type { IconName } from '../parts/icon/Icon.tsx';
import { t } from '../texts/index.ts';
import { includes, isOn, type Me, type Role } from './me.ts';

interface Screen {
  to: keyof typeof t.places;
  icon: IconName;
  least?: Role;
  /** The area that must be switched on. */
  area?: string;
}

export interface Place extends Screen {
  label: string;
  /** Another screen is below its address. */
  exact: boolean;
}

/** Screens in the order of the navigation. */
const SCREENS: readonly Screen[] = [
  { to: '/', icon: 'home' },
  { to: '/inbox', icon: 'bell' },
  { to: '/time', icon: 'clock', area: 'tracking' },
  { to: '/time-off', icon: 'sun', area: 'pto' },
  { to: '/expenses', icon: 'receipt', area: 'reimbursements' },
  { to: '/pay', icon: 'coins', area: 'payments' },
  { to: '/documents', icon: 'copy' },
  { to: '/benefits', icon: 'heart', area: 'benefits' },
  { to: '/meetings', icon: 'calendar', area: 'meetings' },
  { to: '/support/tickets', icon: 'help', area: 'support' },
  { to: '/people', icon: 'people' },
  { to: '/team', icon: 'grid', least: 'manager', area: 'tracking' },
  {
    to: '/expenses/review',
    icon: 'receipt',
    least: 'manager',
    area: 'reimbursements',
  },
  { to: '/contracts', icon: 'copy', least: 'admin', area: 'contracts' },
  { to: '/payments', icon: 'coins', least: 'admin', area: 'payments' },
  { to: '/benefits/admin', icon: 'heart', least: 'admin', area: 'benefits' },
  { to: '/invoices', icon: 'receipt', least: 'admin', area: 'invoices' },
  { to: '/support/desk', icon: 'help', least: 'admin', area: 'support' },
  { to: '/reports', icon: 'grid', least: 'manager' },
  { to: '/api', icon: 'key' },
  { to: '/developers', icon: 'code', least: 'admin' },
  { to: '/settings', icon: 'gear', least: 'admin' },
];

const hasOthersBelow = (path: string): boolean =>
  SCREENS.some(({ to }) => to !== path && to.startsWith(path === '/' ? path : `${path}/`));

export const screensFor = (me: Me): readonly Place[] =>
  SCREENS.filter(
    ({ least = 'employee', area }) => includes(me.role, least) && (area === undefined || isOn(me, area)),
  ).map((screen) => ({ ...screen, label: t.places[screen.to], exact: hasOthersBelow(screen.to) }));

/** Areas with the names that people know them by. Their calls are listed. */
export const areasFor = (me: Me): { area: string; label: string }[] =>
  Object.entries(t.areasOf)
    .filter(([area]) => isOn(me, area))
    .map(([area, label]) => ({ area, label }));
