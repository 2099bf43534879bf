import type { Data, Given } from '../../api/call.ts';
import { useWrite, useWriteKey } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { FormButtons } from '../../parts/form/FormButtons.tsx';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { usePlaces } from '../../parts/form/usePlaces.ts';
import { choicesOf, textOf } from '../../parts/form/values.ts';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { invoices as s } from '../../texts/invoices.ts';

type Invoice = Data<'adminGetInvoice'>;
type Correction = NonNullable<Given<'adminCorrectInvoice'>['body']>;
type Line = NonNullable<Correction['lines']>[number];

interface Props {
  invoice: Invoice;
  show: (id: string) => void;
  back: () => void;
}

/** A correction line by line: what replaces the invoice, or what is taken back of it. */
export function Correct({ invoice, show, back }: Props) {
  const write = useWrite('adminCorrectInvoice');
  const idempotencyKey = useWriteKey();
  const { places, add, remove } = usePlaces(invoice.lines.length);
  return (
    <Form
      label={s.correct}
      refusal={write.error}
      onSubmit={(values) =>
        write.mutate(
          {
            idempotencyKey,
            path: { invoice_id: invoice.id },
            body: {
              kind: textOf(values, 'kind') as 'credit_note',
              reason: textOf(values, 'reason').trim(),
              settlement: textOf(values, 'settlement') as 'carry',
              lines: places.map((_, index) => lineIn(values, index)),
            },
          },
          {
            onSuccess({ data }) {
              toast(s.correctionDrafted);
              show(data.id);
            },
          },
        )
      }
      actions={<FormButtons text={s.correct} busy={write.isPending} cancel={back} />}
    >
      <SelectField label={s.correction} name="kind" required choices={choicesOf(s.corrections)} />
      <TextField label={s.why} name="reason" required maxLength={200} />
      {places.map((place, index) => (
        <fieldset key={place} className={layout['group']}>
          <legend>{s.lineOf(index + 1)}</legend>
          <LineFields line={invoice.lines[place]} name={(field) => `lines.${index}.${field}`} />
          {places.length > 1 && (
            <div>
              <Button look="quiet" onClick={() => remove(place)}>
                {s.removeLine(index + 1)}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      <div>
        <Button look="quiet" onClick={add}>
          {s.addLine}
        </Button>
      </div>
      <SelectField label={s.settlement} name="settlement" required choices={choicesOf(s.settlements)} />
    </Form>
  );
}

interface LineProps {
  /** Undefined for a new one. */
  line: Invoice['lines'][number] | undefined;
  name: (field: string) => string;
}

const LineFields = ({ line, name }: LineProps) => (
  <>
    <TextField
      label={s.description}
      name={name('description')}
      required
      maxLength={200}
      defaultValue={line?.description}
    />
    <div className={layout['fields']}>
      <TextField
        label={s.quantity}
        name={name('quantity')}
        required
        inputMode="decimal"
        defaultValue={line?.quantity}
      />
      <SelectField
        label={s.unit}
        name={name('unit')}
        required
        choices={choicesOf(s.units)}
        defaultValue={line?.unit}
      />
      <TextField
        label={s.price}
        name={name('unit_price')}
        required
        inputMode="decimal"
        defaultValue={line?.unit_price}
      />
      <TextField
        label={s.taxRate}
        name={name('tax_rate')}
        required
        inputMode="decimal"
        defaultValue={line?.tax_rate ?? 0}
      />
    </div>
  </>
);

function lineIn(values: FormData, index: number): Line {
  const text = (name: string) => textOf(values, `lines.${index}.${name}`).trim();
  return {
    description: text('description'),
    quantity: text('quantity'),
    unit: text('unit') as 'piece',
    unit_price: text('unit_price'),
    tax_rate: text('tax_rate'),
  };
}
