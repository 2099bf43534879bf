/** Calls as React state: reads that are kept and repeated when they are stale, writes that make reads stale. */
import {
  QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { operations, type OperationId } from '../generated/operations.ts';
import { call, type Answer, type Data, type Given } from './call.ts';
import { Refusal } from './refusal.ts';

/** Reads are repeated three times if the next try may succeed, later each time. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // without a network a call is refused at once, and the screen says so
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (count, error) => count < 3 && error instanceof Refusal && error.passing && navigator.onLine,
      retryDelay: (count, error) => {
        const told = error instanceof Refusal ? error.retryAfter : null;
        return told === null ? Math.min(1_000 * 2 ** count, 10_000) : told * 1_000;
      },
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Milliseconds between two reads of something that is under way. */
const LOOK = 3_000;

type Key = readonly [area: string, id: OperationId, given: object, shape: 'one' | 'pages'];
/** What is read page by page is kept apart from one answer of the same call. */
const keyOf = (id: OperationId, given: object, shape: Key[3] = 'one'): Key => [
  operations[id][2],
  id,
  given,
  shape,
];

/** Makes all reads of areas stale: what is on screen is fetched again. */
const refresh = (...areas: string[]): void => {
  for (const area of areas) void queries.invalidateQueries({ queryKey: [area] });
};

/** The answer of a read. Null as `given` waits. It is read again every few seconds while it is `underWay`. */
export function useCall<Id extends OperationId>(
  id: Id,
  given: Given<Id> | null,
  underWay: (data: Data<Id>) => boolean = () => false,
): UseQueryResult<Answer<Data<Id>>, Refusal> {
  return useQuery<Answer<Data<Id>>, Refusal>({
    queryKey: keyOf(id, given ?? {}),
    enabled: given !== null,
    queryFn: ({ signal }) => call(id, { ...given!, signal }),
    refetchInterval: ({ state: { data } }) => (data && underWay(data.data) ? LOOK : false),
  });
}

type Pages<Row> = InfiniteData<Answer<Row[]>, string | null>;

/**
 * The rows of a list, page by page: `fetchNextPage` adds one. The total comes with the first page. They are read
 * again every few seconds while one of them is `underWay`.
 */
export function useList<Id extends OperationId, Row = Data<Id> extends (infer R)[] ? R : never>(
  id: Id,
  given: Given<Id>,
  underWay: (row: NoInfer<Row>) => boolean = () => false,
): UseInfiniteQueryResult<Pages<Row>, Refusal> {
  return useInfiniteQuery<Answer<Row[]>, Refusal, Pages<Row>, Key, string | null>({
    queryKey: keyOf(id, given, 'pages'),
    initialPageParam: null,
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(given.query as object), ...(pageParam && { cursor: pageParam }) };
      return call(id, { ...given, query, signal } as Given<Id>) as Promise<Answer<unknown>> as Promise<
        Answer<Row[]>
      >;
    },
    getNextPageParam: (page) => page.next,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some((page) => page.data.some(underWay)) ? LOOK : false,
  });
}

/** A write. Its area, and areas named beside, are stale after it, and after a 412: the record has changed. */
export function useWrite<Id extends OperationId>(
  id: Id,
  ...also: string[]
): UseMutationResult<Answer<Data<Id>>, Refusal, Given<Id>> {
  return useMutation<Answer<Data<Id>>, Refusal, Given<Id>>({
    mutationFn: (given) => call(id, given),
    onSuccess: () => refresh(operations[id][2], ...also),
    onError: ({ status }) => {
      if (status === 412) refresh(operations[id][2]);
    },
  });
}

/** One Idempotency-Key per opening of a form: a second press and a retry are the same write. */
export const useWriteKey = (): string => useRef(crypto.randomUUID()).current;
