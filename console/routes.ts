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
    lazily(() => import('./screens/home/Home.tsx'), 'Home'),
  ),
  at(
    '/inbox',
    lazily(() => import('./screens/inbox/Inbox.tsx'), 'Inbox'),
  ),
  at(
    '/calls',
    lazily(() => import('./screens/calls/AllCalls.tsx'), 'AllCalls'),
  ),
  at(
    '/calls/$operation',
    lazily(() => import('./screens/calls/OneCall.tsx'), 'OneCall'),
  ),
  at(
    '/me',
    lazily(() => import('./screens/me/Me.tsx'), 'Me'),
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
