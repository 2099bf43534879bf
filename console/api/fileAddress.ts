/** Addresses by which the browser itself opens files: an `<img>` or a link cannot send the access token. */
import { useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

/** Milliseconds for which an address is used; it ends after five minutes. */
const GOOD = 4 * 60_000;
/** Paths that one call takes. */
const MOST = 50;

interface Waiting {
  path: string;
  resolve(address: string): void;
  reject(error: unknown): void;
}

let waiting: Waiting[] = [];

/** The address of a file. Those asked for together, such as the photos of a table, are one call. */
export const fileAddress = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    waiting.push({ path, resolve, reject });
    if (waiting.length === 1) setTimeout(ask);
  });

function ask(): void {
  const all = waiting;
  waiting = [];
  for (let at = 0; at < all.length; at += MOST) void askFor(all.slice(at, at + MOST));
}

async function askFor(some: readonly Waiting[]): Promise<void> {
  try {
    const { data } = await call('getFileAddresses', { query: { paths: some.map(({ path }) => path) } });
    some.forEach(({ resolve }, index) => resolve(data[index]!.address));
  } catch (error) {
    for (const { reject } of some) reject(error);
  }
}

/** The address as state; undefined until it is known. */
export const useFileAddress = (path: string | null): string | undefined =>
  useQuery({
    queryKey: ['file address', path],
    queryFn: () => fileAddress(path!),
    enabled: path !== null,
    staleTime: GOOD,
    gcTime: GOOD,
  }).data;
