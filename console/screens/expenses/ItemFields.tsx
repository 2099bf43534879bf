import { useState } from 'react';
import { Button } from '../../parts/button/Button.tsx';
import { today } from '../../parts/dates.ts';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { choicesOf } from '../../parts/form/values.ts';
import layout from '../../parts/layout/Layout.module.css';
import { expenses as s } from '../../texts/expenses.ts';
import styles from './Expenses.module.css';
import { TripFields } from './TripFields.tsx';

interface Props {
  /** The number in the names of the fields. */
  place: number;
  number: number;
  categories: readonly { id: string; label: string }[];
  remove?: () => void;
}

export function ItemFields({ place, number, categories, remove }: Props) {
  const [kind, setKind] = useState('amount');
  const name = (field: string) => `${field}.${place}`;
  return (
    <fieldset className={layout['group']}>
      <legend>{s.item(number)}</legend>
      {kind === 'amount' && (
        <TextField
          label={s.receipt}
          name={name('file')}
          type="file"
          accept="image/*,application/pdf"
          capture="environment"
          hint={s.receiptHint}
        />
      )}
      <div className={styles['fields']}>
        {kind === 'amount' && (
          <TextField label={s.amount} name={name('amount')} inputMode="decimal" required />
        )}
        {kind === 'mileage' && (
          <TextField label={s.kilometres} name={name('kilometres')} inputMode="decimal" required />
        )}
        {kind !== 'per_diem' && (
          <TextField
            label={s.spentOn}
            name={name('spent_on')}
            type="date"
            required
            max={today()}
            defaultValue={today()}
          />
        )}
        <SelectField
          label={s.category}
          name={name('category_id')}
          required
          choices={categories.map(({ id, label }) => ({ value: id, label }))}
        />
        {kind === 'amount' && <TextField label={s.merchant} name={name('merchant')} maxLength={120} />}
        <SelectField
          label={s.kind}
          name={name('kind')}
          required
          value={kind}
          onChange={({ target }) => setKind(target.value)}
          choices={choicesOf(s.kinds)}
        />
      </div>
      {kind === 'per_diem' && <TripFields place={place} />}
      {kind !== 'amount' && <p className={styles['note']}>{s.computed}</p>}
      {remove && (
        <div>
          <Button look="quiet" onClick={remove}>
            {s.removeItem(number)}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
