import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Key, ReactNode } from 'react';
import type { Answer } from '../../api/call.ts';
import type { Refusal } from '../../api/refusal.ts';
import { t } from '../../texts/index.ts';
import { Button } from '../button/Button.tsx';
import { RefusalNotice } from '../notice/RefusalNotice.tsx';
import { Skeleton } from '../page/Page.tsx';
import { Table, type Column } from './Table.tsx';
import styles from './Rows.module.css';

interface Props<Row> {
  list: UseInfiniteQueryResult<InfiniteData<Answer<Row[]>, string | null>, Refusal>;
  label: string;
  columns: readonly Column<Row>[];
  keyOf(row: Row): Key;
  /** Shown if there is no row. */
  nothing: ReactNode;
}

/** A list of the service as a table: loading, refused, empty, or its rows with "Show more". */
export function Rows<Row>({ list, label, columns, keyOf, nothing }: Props<Row>) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  if (!data)
    return error ? <RefusalNotice refusal={error} again={() => void refetch()} /> : <Skeleton rows={8} />;
  const rows = data.pages.flatMap((page) => page.data);
  const total = data.pages[0]?.total;
  return (
    <>
      {error && <RefusalNotice refusal={error} again={() => void refetch()} />}
      {rows.length === 0 ? nothing : <Table label={label} columns={columns} rows={rows} keyOf={keyOf} />}
      {rows.length > 0 && (
        <footer className={styles['foot']}>
          {hasNextPage && (
            <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t.more}
            </Button>
          )}
          <span className={styles['count']}>{t.rows(total ?? rows.length)}</span>
        </footer>
      )}
    </>
  );
}
