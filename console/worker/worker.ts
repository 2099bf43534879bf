/**
 * The service worker: it keeps the console's page and files, so that an installed console opens without a
 * network. It never keeps an answer of the API, and never answers in its place.
 */
/** The files that the first screen needs, and a name that is another one for each build. */
declare const FILES: readonly string[];
declare const BUILD: string;

const scope = self as unknown as ServiceWorkerGlobalScope;
const PAGE = '/console/';

scope.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(BUILD)
      .then((cache) => cache.addAll([PAGE, `${PAGE}brand.css`, ...FILES]))
      .then(() => scope.skipWaiting()),
  );
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== BUILD).map((name) => caches.delete(name))))
      .then(() => scope.clients.claim()),
  );
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin || !pathname.startsWith(PAGE)) return;
  // the names of these files change with their content
  if (pathname.startsWith(`${PAGE}assets/`)) event.respondWith(keptOrFetched(request));
  else if (request.mode === 'navigate') event.respondWith(fetchedOrKept(request, PAGE));
  else if (pathname === `${PAGE}brand.css`) event.respondWith(fetchedOrKept(request, pathname));
});

async function keptOrFetched(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetchedAndKept(request, request.url);
}

async function fetchedOrKept(request: Request, as: string): Promise<Response> {
  try {
    return await fetchedAndKept(request, as);
  } catch (error) {
    const kept = await caches.match(as);
    if (kept) return kept;
    throw error;
  }
}

async function fetchedAndKept(request: Request, as: string): Promise<Response> {
  const response = await fetch(request);
  if (response.ok && !response.redirected) await (await caches.open(BUILD)).put(as, response.clone());
  return response;
}
