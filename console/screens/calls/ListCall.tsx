import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useList } from '../../api/query.ts';
import type { Contract, Operation, Parameter } from '../../contract/document.ts';
import { namesIn, pathOfRow, rowOf } from '../../contract/related.ts';
import { inWords, kindOf, present, type Resolve, type Schema } from '../../contract/schema.ts';
import { SchemaFields } from '../../contract/SchemaFields.tsx';
import { Value } from '../../contract/Value.tsx';
import { mayCall, useMe } from '../../frame/me.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Download } from '../../parts/download/Download.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { Nothing, Section } from '../../parts/page/Page.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import type { Column } from '../../parts/table/Table.tsx';
import { t } from '../../texts/index.ts';
import styles from './Calls.module.css';

export interface CallProps {
  contract: Contract;
  one: Operation;
  /** Values of parameters by name, from the address. */
  given: Readonly<Record<string, string>>;
}

type Row = Readonly<Record<string, unknown>>;

/** Parameters that no form asks for: the table sets those of pages, and `access` replaces a credential. */
const UNASKED = new Set(['cursor', 'limit', 'include_total', 'access']);

/** Columns of a table; the record's own screen shows the rest. */
const MOST_COLUMNS = 7;

export const filtersOf = ({ parameters }: Operation): Parameter[] =>
  parameters.filter((one) => (one.in === 'query' || one.in === 'path') && !UNASKED.has(one.name));

/** Whether a parameter that the call needs has no value yet. */
export const isLacking = (one: Operation, given: Readonly<Record<string, string>>): boolean =>
  filtersOf(one).some(({ name, required }) => required && !given[name]);

export function ListCall(props: CallProps) {
  const { one, given } = props;
  return (
    <>
      <Filters {...props} />
      {!isLacking(one, given) && <Found {...props} />}
    </>
  );
}

/** The parameters of a read as a form; its values are in the address. */
export function Filters({ contract, one, given }: CallProps) {
  const navigate = useNavigate();
  const parameters = filtersOf(one);
  const [key, setKey] = useState(0);
  if (parameters.length === 0) return null;
  const apply = (values: FormData) => {
    const search: Record<string, string> = {};
    for (const { name } of parameters) {
      const value = [...values.getAll(name), ...values.getAll(`${name}[]`)]
        .map(String)
        .filter(Boolean)
        .join(',');
      if (value) search[name] = value;
    }
    void navigate({ to: '/calls/$operation', params: { operation: one.id }, search: search as never });
  };
  return (
    <details className={styles['fold']} open={isLacking(one, given) || Object.keys(given).length > 0}>
      <summary>{t.filter}</summary>
      <Form
        key={key}
        label={t.filter}
        onSubmit={apply}
        actions={
          <>
            <Button type="submit" look="main">
              {t.show}
            </Button>
            <Button
              onClick={() => {
                apply(new FormData());
                setKey(key + 1);
              }}
            >
              {t.clear}
            </Button>
          </>
        }
      >
        <div className={styles['filters']}>
          {parameters.map(({ name, schema, required, description }) => (
            <SchemaFields
              key={name}
              name={name}
              required={required}
              resolve={contract.resolve}
              schema={{ ...schema, ...(description && { description }) }}
              value={kindOf(schema) === 'array' ? given[name]?.split(',') : given[name]}
            />
          ))}
        </div>
      </Form>
    </details>
  );
}

/** The address parts and the query of a read. */
export function valuesOf(one: Operation, given: Readonly<Record<string, string>>) {
  const names = new Set(namesIn(one.path));
  const known = new Set(filtersOf(one).map(({ name }) => name));
  const entries = Object.entries(given).filter(([name]) => known.has(name));
  return {
    path: Object.fromEntries(entries.filter(([name]) => names.has(name))),
    query: Object.fromEntries(entries.filter(([name]) => !names.has(name))),
  };
}

function Found({ contract, one, given }: CallProps) {
  const me = useMe();
  const { path, query } = valuesOf(one, given);
  const counts = one.parameters.some(({ name }) => name === 'include_total');
  const list = useList<never, Row>(
    one.id as never,
    { path, query: { ...query, ...(counts && { include_total: true }) } } as never,
  );
  const row = rowOf(contract, one);
  const columns = columnsOf(present(one.data?.items ?? {}, contract.resolve), contract.resolve);
  const opens: Column<Row> = {
    head: '',
    look: 'actions',
    cell: (value) => (
      <Link
        to="/calls/$operation"
        params={{ operation: row!.id }}
        search={pathOfRow(row!, given, value) as never}
      >
        {t.open}
      </Link>
    ),
  };
  return (
    <Section
      actions={
        one.table && (
          <Download operation={one.id} given={{ path, query }} type="text/csv">
            {t.downloadCsv}
          </Download>
        )
      }
    >
      <Rows
        list={list}
        label={one.summary}
        columns={row && mayCall(me, row.id) ? [...columns, opens] : columns}
        keyOf={(value) => String(value['id'] ?? JSON.stringify(value))}
        nothing={<Nothing>{t.nothingFound}</Nothing>}
      />
    </Section>
  );
}

/** Members that tell rows apart come first; long and inner ones are left to the record's own screen. */
function columnsOf(items: Schema, resolve: Resolve): Column<Row>[] {
  const all = items.properties ?? {};
  const members = Object.entries(all).filter(
    ([name, schema]) => isShort(name, present(schema, resolve)) && !(name in PARTS && 'name' in all),
  );
  return members.slice(0, MOST_COLUMNS).map(([name, schema]) => ({
    head: inWords(name),
    look: kindOf(present(schema, resolve)) === 'number' ? 'figure' : 'text',
    cell: (row) => <Value value={row[name]} schema={schema} resolve={resolve} />,
  }));
}

/** Parts of a person's name. */
const PARTS = { first_name: true, last_name: true };

function isShort(name: string, schema: Schema): boolean {
  if (name === 'id' || name === 'version' || name === 'allowed_actions') return false;
  const kind = kindOf(schema);
  if (kind === 'object') return 'name' in (schema.properties ?? {}) || 'label' in (schema.properties ?? {});
  return kind !== 'array' && kind !== 'free';
}
