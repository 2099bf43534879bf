import type { ComponentType } from 'react';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { PLACES } from './contract/places.ts';
import { Frame } from './frame/Frame.tsx';
import type { Role } from './frame/me.ts';
import { NotFound } from './frame/NotFound.tsx';
import { NotLoaded } from './frame/NotLoaded.tsx';

const root = createRootRoute({ component: Frame, notFoundComponent: NotFound });

/** A screen of its own chunk, which is loaded when it is first shown, and the lowest role that it is for. */
const at = <Path extends string>(
  path: Path,
  load: () => Promise<{ default: ComponentType }>,
  least: Role = 'employee',
) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component: lazyRouteComponent(() => load().catch(notLoaded)),
    staticData: { least },
  });

/** In place of the browser's error, for which the router would reload the page and lose it if there is no network. */
const notLoaded = (cause: unknown): never => {
  throw new Error('The files of a screen did not come.', { cause });
};

/** An address that another one has replaced. */
const moved = <Path extends string>(path: Path, to: string) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ to });
    },
  });

/** The address of one record, which a screen shows over its list. */
const opened = <Path extends string>(path: Path, to: string) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ params }) => {
      throw redirect({ to, search: { open: (params as { id: string }).id } as never });
    },
  });

/** An address that is shown with a screen made from the contract. */
const made = ([path, operation, parameter]: (typeof PLACES)[number]) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ params }) => {
      const { id } = params as { id?: string };
      const search = parameter && id ? { [parameter]: id } : {};
      throw redirect({ to: '/calls/$operation', params: { operation }, search: search as never });
    },
  });

const routes = root.addChildren([
  ...PLACES.map(made),
  at('/', () => import('./screens/today/Today.tsx')),
  at('/time-off', () => import('./screens/time-off/TimeOff.tsx')),
  opened('/time-off/$id', '/time-off'),
  at('/time', () => import('./screens/time/Timesheet.tsx')),
  at('/expenses', () => import('./screens/expenses/Expenses.tsx')),
  opened('/expenses/$id', '/expenses'),
  at('/team', () => import('./screens/team/Team.tsx'), 'manager'),
  at('/people', () => import('./screens/people/People.tsx')),
  at('/people/new', () => import('./screens/people/Joining.tsx'), 'admin'),
  at('/people/import', () => import('./screens/people/Importing.tsx'), 'admin'),
  opened('/people/$id', '/people'),
  at('/pay', () => import('./screens/pay/Pay.tsx')),
  opened('/pay/$id', '/pay'),
  at('/documents', () => import('./screens/documents/Documents.tsx')),
  opened('/documents/$id', '/documents'),
  at('/benefits', () => import('./screens/benefits/Benefits.tsx')),
  at('/benefits/admin', () => import('./screens/benefits/Admin.tsx'), 'admin'),
  opened('/benefits/admin/$id', '/benefits/admin'),
  opened('/benefits/$id', '/benefits'),
  at('/meetings', () => import('./screens/meetings/Meetings.tsx')),
  opened('/meetings/$id', '/meetings'),
  at('/support/tickets', () => import('./screens/support/Support.tsx')),
  opened('/support/tickets/$id', '/support/tickets'),
  at('/support/desk', () => import('./screens/support/Desk.tsx'), 'admin'),
  at('/payments', () => import('./screens/payments/Payments.tsx'), 'admin'),
  at('/payments/payslips', () => import('./screens/payments/Payslips.tsx'), 'admin'),
  at('/expenses/review', () => import('./screens/claims/Claims.tsx'), 'manager'),
  opened('/expenses/review/$id', '/expenses/review'),
  at('/contracts', () => import('./screens/contracts/Contracts.tsx'), 'admin'),
  opened('/contracts/$id', '/contracts'),
  at('/invoices', () => import('./screens/invoices/Invoices.tsx'), 'admin'),
  opened('/invoices/$id', '/invoices'),
  at('/reports', () => import('./screens/reports/Reports.tsx'), 'manager'),
  moved('/payments/runs', '/payments'),
  opened('/payments/runs/$id', '/payments'),
  moved('/pay/methods', '/pay'),
  moved('/pay/payments', '/pay'),
  at('/inbox', () => import('./screens/inbox/Inbox.tsx')),
  at('/calls', () => import('./screens/calls/AllCalls.tsx')),
  at('/calls/$operation', () => import('./screens/calls/OneCall.tsx')),
  at('/me', () => import('./screens/me/Me.tsx')),
  at('/api', () => import('./screens/api/Api.tsx')),
  moved('/developers', '/developers/webhooks'),
  at('/developers/webhooks', () => import('./screens/developers/Webhooks.tsx'), 'admin'),
  at('/developers/webhooks/$webhook', () => import('./screens/developers/OneWebhook.tsx'), 'admin'),
  at('/developers/deliveries', () => import('./screens/developers/Deliveries.tsx'), 'admin'),
  at('/developers/events', () => import('./screens/developers/Events.tsx'), 'admin'),
  at('/developers/keys', () => import('./screens/developers/Keys.tsx'), 'admin'),
  at('/developers/audit', () => import('./screens/developers/Audit.tsx'), 'admin'),
  at('/developers/logs', () => import('./screens/developers/Logs.tsx'), 'admin'),
  moved('/settings', '/settings/workspace'),
  at('/settings/workspace', () => import('./screens/settings/Workspace.tsx'), 'admin'),
  at('/settings/branding', () => import('./screens/settings/Branding.tsx'), 'admin'),
  at('/settings/modules', () => import('./screens/settings/Modules.tsx'), 'admin'),
  at('/settings/lists', () => import('./screens/settings/Lists.tsx'), 'admin'),
  at('/settings/leave-types', () => import('./screens/settings/LeaveTypes.tsx'), 'admin'),
  at('/settings/holidays', () => import('./screens/settings/Holidays.tsx'), 'admin'),
  at('/settings/licence', () => import('./screens/settings/Licence.tsx'), 'admin'),
  at('/settings/trials', () => import('./screens/settings/Trials.tsx'), 'admin'),
  at('/settings/exports', () => import('./screens/settings/Exports.tsx'), 'admin'),
  moved('/sign-in', '/'),
]);

/** Search parameters are plain texts, as people write them. */
export const router = createRouter({
  routeTree: routes,
  basepath: '/console',
  defaultPreload: 'intent',
  defaultErrorComponent: NotLoaded,
  trailingSlash: 'never',
  scrollRestoration: true,
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const text = new URLSearchParams(
      Object.entries(search as Record<string, string | undefined>).filter(
        (pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '',
      ),
    ).toString();
    return text && `?${text}`;
  },
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** The lowest role that the screen is for. */
    least?: Role;
  }
}
