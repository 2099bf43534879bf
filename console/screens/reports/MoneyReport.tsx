import type { ReactNode } from 'react';
import type { Answer } from '../../api/call.ts';
import type { Refusal } from '../../api/refusal.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Bars } from '../../parts/chart/Bars.tsx';
import { money } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Nothing, Section, Skeleton } from '../../parts/page/Page.tsx';
import { saveTable } from '../../parts/saveTable.ts';
import { Table } from '../../parts/table/Table.tsx';
import { reports as s } from '../../texts/reports.ts';

interface Row {
  key: string | null;
  currency: string;
}

interface Column<One> {
  head: string;
  /** The value as it is saved. An amount is shown with its currency. */
  value: (row: One) => string;
  /** What is shown in place of the value. */
  shown?: (row: One) => ReactNode;
  look?: 'amount' | 'figure';
}

interface Props<One extends Row> {
  title: string;
  /** The name of the saved file, without its ending. */
  file: string;
  read: { data: Answer<One[]> | undefined; error: Refusal | null; refetch: () => unknown };
  nothing: string;
  /** Names what the bars show, in a currency. */
  label: (currency: string) => string;
  bar: { name: (row: One) => string; amount: (row: One) => string; series: string };
  columns: readonly Column<One>[];
}

/** Amounts as a chart for each currency, because two currencies have no common scale, a table and a file. */
export function MoneyReport<One extends Row>({
  title,
  file,
  read,
  nothing,
  label,
  bar,
  columns,
}: Props<One>) {
  const { data, error, refetch } = read;
  const rows = data?.data ?? [];
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  const save = () => {
    const [first, ...others] = columns;
    saveTable(
      file,
      [first!.head, 'currency', ...others.map(({ head }) => head)],
      rows.map((row) => [first!.value(row), row.currency, ...others.map(({ value }) => value(row))]),
    );
  };
  return (
    <Section title={title} actions={rows.length > 0 && <Button onClick={save}>{s.asCsv}</Button>}>
      {error && <RefusalNotice refusal={error} again={() => void refetch()} />}
      {!data && !error && <Skeleton rows={6} />}
      {data && rows.length === 0 && <Nothing>{nothing}</Nothing>}
      {currencies.map((currency) => (
        <Bars
          key={currency}
          label={label(currency)}
          bars={rows
            .filter((row) => row.currency === currency)
            .map((row) => ({ name: bar.name(row), values: [Math.round(Number(bar.amount(row)))] }))}
          series={[{ name: bar.series, mood: 'good' }]}
          unit={currency}
          table={false}
        />
      ))}
      {rows.length > 0 && (
        <Table
          label={title}
          rows={rows}
          keyOf={({ key, currency }) => `${key} ${currency}`}
          columns={columns.map(({ head, value, shown, look }) => ({
            head,
            ...(look && { look: 'figure' as const }),
            cell: (row: One) =>
              shown ? shown(row) : look === 'amount' ? money(value(row), row.currency) : value(row),
          }))}
        />
      )}
    </Section>
  );
}
