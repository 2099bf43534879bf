import { WORKER } from './serviceWorker.ts';

/**
 * The page's policy requires trusted types for everything that could become a script. React Aria clears an
 * element with an empty text, and the service worker has an address; nothing else is let through.
 */
export function allowOnlyWhatIsNeeded(): void {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: object): unknown };
  };
  trustedTypes?.createPolicy('default', {
    createHTML: (text: string) => (text === '' ? '' : null),
    createScript: () => null,
    createScriptURL: (url: string) => (url === WORKER ? url : null),
  });
}
