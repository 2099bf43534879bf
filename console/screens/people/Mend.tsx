import { Button } from '../../parts/button/Button.tsx';
import { FieldErrors } from '../../parts/form/errors.ts';
import { Form } from '../../parts/form/Form.tsx';
import { CheckField } from '../../parts/form/CheckField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import layout from '../../parts/layout/Layout.module.css';
import { refusals } from '../../texts/refusals.ts';
import { people as s } from '../../texts/people.ts';
import { COLUMNS, columnOf, type FileRow, type Import } from './importing.ts';
import styles from './People.module.css';

type Result = Import['results'][number];

interface Props {
  rows: readonly FileRow[];
  refused: readonly Result[];
  check: (rows: readonly FileRow[]) => void;
}

const REQUIRED: ReadonlySet<string> = new Set(['first_name', 'last_name', 'email', 'start_date']);

/** Refused rows shown at once: more of them are a file to mend where it was made. */
const SHOWN = 50;

/** The rows that the service refused, each with its fields and messages. They are mended here or left out. */
export function Mend({ rows, refused, check }: Props) {
  const shown = refused.slice(0, SHOWN);
  const submit = (values: FormData) => {
    const left = new Set(shown.filter(({ row }) => values.has(`leave.${row}`)).map(({ row }) => row - 1));
    const mended = new Map(
      shown.map(({ row }) => [
        row - 1,
        {
          ...withoutIds(rows[row - 1] ?? {}),
          ...Object.fromEntries(COLUMNS.map((name) => [name, textOf(values, `${name}.${row}`)])),
        },
      ]),
    );
    check(rows.map((row, index) => mended.get(index) ?? row).filter((_, index) => !left.has(index)));
  };
  return (
    <Form
      label={s.mend}
      onSubmit={submit}
      actions={
        <Button type="submit" look="main">
          {s.checkAgain}
        </Button>
      }
    >
      {shown.map((one) => (
        <Row key={one.row} row={rows[one.row - 1] ?? {}} result={one} />
      ))}
      {refused.length > SHOWN && <p>{s.moreRefused(refused.length - SHOWN)}</p>}
    </Form>
  );
}

/** The row without ids that have a field under another name. */
const withoutIds = (row: FileRow): FileRow =>
  Object.fromEntries(Object.entries(row).filter(([name]) => columnOf(name) === name));

function Row({ row, result }: { row: FileRow; result: Result }) {
  const errors = Object.fromEntries(
    Object.entries((result.errors ?? {}) as Record<string, string[]>).map(([member, texts]) => [
      `${columnOf(member)}.${result.row}`,
      texts.map(refusals.field),
    ]),
  );
  const atFields = Object.keys(errors).some((name) =>
    (COLUMNS as readonly string[]).includes(name.split('.')[0]!),
  );
  return (
    <fieldset className={layout['group']}>
      <legend>{s.line(result.row)}</legend>
      {!atFields && <p>{result.detail ?? result.code}</p>}
      <FieldErrors value={errors}>
        <div className={styles['cells']}>
          {COLUMNS.map((name) => (
            <TextField
              key={name}
              label={s.columns[name]}
              name={`${name}.${result.row}`}
              required={REQUIRED.has(name)}
              defaultValue={row[name] ?? row[`${name}_id`] ?? ''}
            />
          ))}
        </div>
      </FieldErrors>
      <CheckField label={s.leaveOut} name={`leave.${result.row}`} />
    </fieldset>
  );
}
