import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, type Answer } from '../../api/call.ts';
import { queries, useWriteKey } from '../../api/query.ts';
import type { Refusal } from '../../api/refusal.ts';
import { bodyOf, formOf } from '../../contract/bodyOf.ts';
import { namesIn } from '../../contract/related.ts';
import { SchemaFields } from '../../contract/SchemaFields.tsx';
import { Value } from '../../contract/Value.tsx';
import { Button } from '../../parts/button/Button.tsx';
import { CheckField } from '../../parts/form/CheckField.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { Notice } from '../../parts/notice/Notice.tsx';
import { Section } from '../../parts/page/Page.tsx';
import { t } from '../../texts/index.ts';
import { filtersOf, type CallProps } from './ListCall.tsx';

/** A form for a write, with path and query as fields of their own. What it answers is shown below it. */
export function WriteCall({ contract, one, given }: CallProps) {
  const { resolve } = contract;
  const key = useWriteKey();
  const [sure, setSure] = useState(false);
  const deletes = one.method === 'DELETE';
  const parameters = filtersOf(one);
  const write = useMutation<Answer<unknown>, Refusal, FormData>({
    mutationFn: (values) => {
      const names = new Set(namesIn(one.path));
      const values_ = parameters.map(({ name }) => [name, String(values.get(name) ?? '')] as const);
      const body =
        one.body &&
        (one.multipart ? formOf(withoutParameters(values, parameters)) : bodyOf(values, one.body, resolve));
      return call(one.id, {
        path: Object.fromEntries(values_.filter(([name]) => names.has(name))),
        query: Object.fromEntries(values_.filter(([name]) => !names.has(name))),
        ...(one.body && { body }),
        idempotencyKey: key,
      } as never) as Promise<Answer<unknown>>;
    },
    onSuccess: () => void queries.invalidateQueries(),
  });
  return (
    <>
      <Section>
        <Form
          label={one.summary}
          refusal={write.error}
          onSubmit={(values) => write.mutate(values)}
          actions={
            <Button
              type="submit"
              look={deletes ? 'danger' : 'main'}
              busy={write.isPending}
              disabled={deletes && !sure}
            >
              {one.summary}
            </Button>
          }
        >
          {parameters.map(({ name, schema, required, description }) => (
            <SchemaFields
              key={name}
              name={name}
              required={required}
              resolve={resolve}
              schema={{ ...schema, ...(description && { description }) }}
              value={given[name]}
            />
          ))}
          {one.body && (
            <SchemaFields name="" schema={one.body} resolve={resolve} required={one.bodyRequired} />
          )}
          {deletes && (
            <CheckField label={t.sure} checked={sure} onChange={({ target }) => setSure(target.checked)} />
          )}
        </Form>
      </Section>
      {write.data && (
        <>
          <Notice look="good">{write.data.message}</Notice>
          {write.data.data !== null && one.data && (
            <Section>
              <Value value={write.data.data} schema={one.data} resolve={resolve} />
            </Section>
          )}
        </>
      )}
    </>
  );
}

function withoutParameters(values: FormData, parameters: readonly { name: string }[]): FormData {
  const rest = new FormData();
  for (const [name, value] of values.entries())
    if (!parameters.some((one) => one.name === name)) rest.append(name, value);
  return rest;
}
