import { useList, useWrite } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { monthStart, today } from '../../parts/dates.ts';
import { Download } from '../../parts/download/Download.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { choicesOf, textOf } from '../../parts/form/values.ts';
import { moment, month } from '../../parts/formats.ts';
import { Nothing, Section } from '../../parts/page/Page.tsx';
import { Rows } from '../../parts/table/Rows.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { payments as s } from '../../texts/payments.ts';

const FORMATS = { payroll: ['csv', 'lodas'], accounting: ['csv', 'datev'] } as const;

/** What payroll and accounting get of a month. A second hand-over of it has what changed since the first. */
export function Handovers() {
  const list = useList('adminListHandovers', { query: { limit: 12 } });
  const create = useWrite('adminCreateHandover');
  return (
    <Section title={s.handovers}>
      <Form
        label={s.handOver}
        refusal={create.error}
        onSubmit={(values) =>
          create.mutate(
            { body: { kind: textOf(values, 'kind') as 'payroll', month: textOf(values, 'month') } },
            { onSuccess: () => toast(s.handedOver) },
          )
        }
        actions={
          <Button type="submit" busy={create.isPending}>
            {s.handOver}
          </Button>
        }
      >
        <div className={layout['fields']}>
          <SelectField label={s.handoverTo} name="kind" required choices={choicesOf(s.handoverKinds)} />
          <TextField
            label={s.month}
            name="month"
            type="month"
            required
            defaultValue={monthStart(today(), -1).slice(0, 7)}
          />
        </div>
      </Form>
      <Rows
        list={list}
        label={s.handovers}
        keyOf={({ id }) => id}
        nothing={<Nothing>{s.noHandovers}</Nothing>}
        columns={[
          { head: s.month, cell: (one) => month(`${one.month}-01`) },
          { head: s.handoverTo, cell: ({ kind }) => s.handoverKinds[kind] ?? kind },
          { head: s.handoverNumber, look: 'figure', cell: ({ number }) => number },
          { head: s.handoverRows, look: 'figure', cell: ({ rows }) => rows },
          { head: s.handoverAt, look: 'time', cell: ({ created_at }) => moment(created_at) },
          {
            head: '',
            look: 'actions',
            cell: ({ id, kind }) => (
              <div className={layout['buttons']}>
                {(FORMATS[kind as keyof typeof FORMATS] ?? ['csv']).map((format) => (
                  <Download
                    key={format}
                    operation="adminDownloadHandover"
                    given={{ path: { handover_id: id }, query: { format } }}
                  >
                    {format.toUpperCase()}
                  </Download>
                ))}
              </div>
            ),
          },
        ]}
      />
    </Section>
  );
}
