import { TextField } from '../../parts/form/TextField.tsx';
import { expenses as s } from '../../texts/expenses.ts';
import styles from './Expenses.module.css';

/** A trip that is paid for by the day, less the meals that others paid. */
export const TripFields = ({ place }: { place: number }) => (
  <div className={styles['fields']}>
    <TextField label={s.tripFrom} name={`from.${place}`} type="datetime-local" required />
    <TextField label={s.tripTo} name={`to.${place}`} type="datetime-local" required />
    <TextField
      label={s.country}
      name={`country.${place}`}
      required
      maxLength={2}
      autoCapitalize="characters"
      hint={s.countryHint}
    />
    {(['breakfasts', 'lunches', 'dinners'] as const).map((meal) => (
      <TextField
        key={meal}
        label={s[meal]}
        name={`${meal}.${place}`}
        type="number"
        min={0}
        max={366}
        required
        defaultValue={0}
      />
    ))}
  </div>
);
