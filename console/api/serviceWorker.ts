/** The address of the service worker. The page's policy lets this script address through and no other. */
export const WORKER = '/console/worker.js';

/** Lets the browser keep the console's files and offer to install it. Browsers without one just do not. */
export async function keepFiles(): Promise<void> {
  await navigator.serviceWorker?.register(WORKER, { scope: '/console/' }).catch(() => undefined);
}
