import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Answer } from '../../api/call.ts';
import type { Refusal } from '../../api/refusal.ts';

type List<Row> = UseInfiniteQueryResult<InfiniteData<Answer<Row[]>, string | null>, Refusal>;

/** The row of a list with an id. Pages are read until it is found. */
export function useRow<Row extends { id: string }>(list: List<Row>, id: string | undefined): Row | undefined {
  const { data, hasNextPage, isFetching, fetchNextPage } = list;
  const row =
    id === undefined ? undefined : data?.pages.flatMap((page) => page.data).find((one) => one.id === id);
  const more = id !== undefined && row === undefined && hasNextPage && !isFetching;
  useEffect(() => {
    if (more) void fetchNextPage();
  }, [more, fetchNextPage]);
  return row;
}
