import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { Frame } from './frame/Frame.tsx';
import { NotFound } from './frame/NotFound.tsx';

const root = createRootRoute({ component: Frame, notFoundComponent: NotFound });

/** A screen of its own chunk, which is loaded when it is first shown. */
const lazily = lazyRouteComponent;

const at = <Path extends string>(path: Path, component: ReturnType<typeof lazily>) =>
  createRoute({ getParentRoute: () => root, path, component });

/** An address that another one has replaced. */
const moved = <Path extends string>(path: Path, to: string) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ to });
    },
  });

const routes = root.addChildren([
  at(
    '/',
    lazily(() => import('./screens/home/Home.tsx')),
  ),
  at(
    '/inbox',
    lazily(() => import('./screens/inbox/Inbox.tsx')),
  ),
  at(
    '/calls',
    lazily(() => import('./screens/calls/AllCalls.tsx')),
  ),
  at(
    '/calls/$operation',
    lazily(() => import('./screens/calls/OneCall.tsx')),
  ),
  at(
    '/me',
    lazily(() => import('./screens/me/Me.tsx')),
  ),
  at(
    '/api',
    lazily(() => import('./screens/api/Api.tsx')),
  ),
  moved('/developers', '/developers/webhooks'),
  at(
    '/developers/webhooks',
    lazily(() => import('./screens/developers/Webhooks.tsx')),
  ),
  at(
    '/developers/webhooks/$webhook',
    lazily(() => import('./screens/developers/OneWebhook.tsx')),
  ),
  at(
    '/developers/deliveries',
    lazily(() => import('./screens/developers/Deliveries.tsx')),
  ),
  at(
    '/developers/events',
    lazily(() => import('./screens/developers/Events.tsx')),
  ),
  at(
    '/developers/keys',
    lazily(() => import('./screens/developers/Keys.tsx')),
  ),
  at(
    '/developers/audit',
    lazily(() => import('./screens/developers/Audit.tsx')),
  ),
  at(
    '/developers/logs',
    lazily(() => import('./screens/developers/Logs.tsx')),
  ),
  moved('/settings', '/settings/workspace'),
  at(
    '/settings/workspace',
    lazily(() => import('./screens/settings/Workspace.tsx')),
  ),
  at(
    '/settings/branding',
    lazily(() => import('./screens/settings/Branding.tsx')),
  ),
  at(
    '/settings/modules',
    lazily(() => import('./screens/settings/Modules.tsx')),
  ),
  at(
    '/settings/lists',
    lazily(() => import('./screens/settings/Lists.tsx')),
  ),
  at(
    '/settings/leave-types',
    lazily(() => import('./screens/settings/LeaveTypes.tsx')),
  ),
  at(
    '/settings/holidays',
    lazily(() => import('./screens/settings/Holidays.tsx')),
  ),
  at(
    '/settings/licence',
    lazily(() => import('./screens/settings/Licence.tsx')),
  ),
  at(
    '/settings/trials',
    lazily(() => import('./screens/settings/Trials.tsx')),
  ),
  at(
    '/settings/exports',
    lazily(() => import('./screens/settings/Exports.tsx')),
  ),
  moved('/sign-in', '/'),
]);

/** Search parameters are plain texts, as people write them. */
export const router = createRouter({
  routeTree: routes,
  basepath: '/console',
  defaultPreload: 'intent',
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
}
