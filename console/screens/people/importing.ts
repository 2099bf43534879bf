/** Reads a file of people and gives its rows the ids of what they name. */
import { call, type Data, type Given } from '../../api/call.ts';

type Rows = Extract<NonNullable<Given<'importUsers'>['body']>, { rows: unknown }>['rows'];

/** A row of the file: the texts of its cells by column. */
export type FileRow = Readonly<Record<string, string>>;

export type Import = Data<'getUserImport'>;

/** The columns that can be mended. `manager` is an e-mail address; the last three are names of list items. */
export const COLUMNS = [
  'first_name',
  'last_name',
  'email',
  'start_date',
  'role',
  'job_title',
  'employee_number',
  'manager',
  'department',
  'user_type',
  'workplace',
] as const;

/** Columns with a name where the service takes an id. */
export interface Names {
  departments: ReadonlyMap<string, string>;
  userTypes: ReadonlyMap<string, string>;
  workplaces: ReadonlyMap<string, string>;
}

/** The person that a row describes. A name that is not known is sent as it is, so that the service refuses it. */
export async function personsOf(rows: readonly FileRow[], names: Names): Promise<Rows> {
  const managers = await idsOfManagers(rows);
  return rows.map((row) => {
    const { manager, department, user_type, workplace, ...rest } = row;
    const id = (text: string | undefined, ids: ReadonlyMap<string, string>) =>
      text && (ids.get(text.trim().toLowerCase()) ?? text);
    return {
      ...rest,
      ...(manager && { manager_id: id(manager, managers) }),
      ...(department && { department_id: id(department, names.departments) }),
      ...(user_type && { user_type_id: id(user_type, names.userTypes) }),
      ...(workplace && { workplace_id: id(workplace, names.workplaces) }),
    } as Rows[number];
  });
}

async function idsOfManagers(rows: readonly FileRow[]): Promise<ReadonlyMap<string, string>> {
  const addresses = new Set(
    rows.flatMap(({ manager }) => (manager?.includes('@') ? [manager.trim().toLowerCase()] : [])),
  );
  const ids = new Map<string, string>();
  for (const email of addresses) {
    const { data } = await call('listUsers', { query: { email } });
    if (data[0]) ids.set(email, data[0].id);
  }
  return ids;
}

/** The column whose field shows the message of a member: `manager` for `manager_id`. */
export const columnOf = (member: string): string => {
  const name = member.replace(/_id$/, '');
  return (COLUMNS as readonly string[]).includes(name) ? name : member;
};

/** Whether a row adds a manager or an admin, which asks for the password. */
export const hasPower = ({ role = '' }: FileRow): boolean =>
  ['manager', 'admin'].includes(role.trim().toLowerCase());

/**
 * The rows of a CSV file whose first line has the names of the columns.
 * @throws Error if it is no such file; the message is not for people
 */
export async function rowsIn(file: Blob): Promise<FileRow[]> {
  const [text, { parse }] = await Promise.all([file.text(), import('csv-parse/browser/esm/sync')]);
  const [first = ''] = text.split('\n', 1);
  const count = (delimiter: string) => first.split(delimiter).length;
  const delimiter = [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0]!;
  return parse(text, {
    bom: true,
    columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
    delimiter,
    skip_empty_lines: true,
    trim: true,
  }) as FileRow[];
}
