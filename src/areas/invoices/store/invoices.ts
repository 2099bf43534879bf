import { defineList } from '../../../db/list.ts';
import { among, shown, type Shown } from '../../../db/shown.ts';
import { statement, type NoRow } from '../../../db/statement.ts';
import type { PricedLine, RateTax, Unit } from '../rules/amounts.ts';
import type { InvoiceKind, Settled, Settlement } from '../rules/correction.ts';
import type { InvoiceStatus } from '../rules/invoice.ts';
import type { Party } from '../rules/parties.ts';
import { EXCEPTION_COLUMNS, exceptionJoin, type ExceptionColumns } from '../../../people/exceptions.ts';
import { namedColumnsAs, type NamedAs } from '../../../people/named.ts';

/** An invoice as shown in lists. Amounts and rates are strings, because Postgres sends `numeric` so. */
export interface InvoiceRow extends NamedAs<'employee'>, ExceptionColumns {
  id: string;
  kind: InvoiceKind;
  status: InvoiceStatus;
  year: number | null;
  number: number | null;
  currency: string;
  net: string;
  tax: string;
  total: string;
  reverse_charge: boolean;
  exemption_reason: string | null;
  period_start: string | null;
  period_end: string | null;
  due_days: number;
  note: string | null;
  issued_on: string | null;
  due_on: string | null;
  paid_on: string | null;
  void_reason: string | null;
  correction_reason: string | null;
  settlement: Settlement | null;
  corrects_id: string | null;
  corrects_year: number | null;
  corrects_number: number | null;
  corrects_issued_on: string | null;
  credited: string;
  paid_before: string;
  prior_net: string;
  prior_tax: string;
  /** Lowest rate first. */
  taxes: RateTax[];
  version: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

export interface LineRow extends PricedLine {
  id: string;
  position: number;
  unit: Unit;
}

/** The same with the data that lists omit. */
export interface InvoiceDetailRow extends InvoiceRow {
  lines: LineRow[];
  seller: Party | null;
  buyer: Party | null;
  pdf_file_id: string | null;
  xml_file_id: string | null;
  /** In hex. */
  pdf_sha256: string | null;
}

// amounts as text: a number in JSON would be a float
const SHOWN: Shown = {
  row: 'i',
  columns: `
    i.id, i.employee_id, ${namedColumnsAs('u', 'employee')}, i.kind, i.status, i.year,
    i.number, i.currency, i.net, i.tax, i.total, i.reverse_charge, i.exemption_reason, i.period_start, i.period_end, i.due_days,
    i.note, i.issued_on, i.due_on, i.paid_on, i.void_reason, i.correction_reason, i.settlement, i.corrects_id,
    corrected.year AS corrects_year, corrected.number AS corrects_number, corrected.issued_on AS corrects_issued_on,
    i.credited, i.paid_before, i.prior_net, i.prior_tax, COALESCE(taxed.taxes, '[]') AS taxes, i.version, i.created_at,
    i.updated_at, i.deleted_at,${EXCEPTION_COLUMNS}`,
  sets: {
    taxed: `
      SELECT t.invoice_id, json_agg(json_build_object('tax_rate', t.tax_rate::text, 'net', t.net::text, 'tax', t.tax::text)
                                    ORDER BY t.tax_rate) AS taxes
        FROM invoice_taxes t WHERE t.workspace_id = $1 AND t.invoice_id ${among('i')} GROUP BY t.invoice_id`,
  },
  joins: `
    LEFT JOIN users u ON u.workspace_id = $1 AND u.id = i.employee_id
    LEFT JOIN invoices corrected ON corrected.workspace_id = $1 AND corrected.id = i.corrects_id
    LEFT JOIN taxed ON taxed.invoice_id = i.id${exceptionJoin('i.id')}`,
};

const DETAIL = `
  (SELECT COALESCE(json_agg(json_build_object('id', l.id, 'position', l.position, 'description', l.description,
                            'quantity', l.quantity::text, 'unit', l.unit, 'unit_price', l.unit_price::text,
                            'tax_rate', l.tax_rate::text, 'amount', l.amount::text, 'seconds', l.seconds) ORDER BY l.position), '[]')
     FROM invoice_lines l WHERE l.workspace_id = $1 AND l.invoice_id = i.id) AS lines,
  i.seller, i.buyer, i.pdf_file_id, i.xml_file_id, encode(i.pdf_sha256, 'hex') AS pdf_sha256`;

export const invoiceById = statement<InvoiceDetailRow, { id: string }>(
  shown(
    SHOWN,
    'SELECT i.* FROM invoices i WHERE i.workspace_id = $1 AND i.id = $id AND i.deleted_at IS NULL',
    {
      columns: DETAIL,
    },
  ),
);

export const invoiceStatus = statement<{ status: InvoiceStatus }, { id: string }>(
  'SELECT status FROM invoices WHERE workspace_id = $1 AND id = $id AND deleted_at IS NULL',
);

/** Locks the invoice until the transaction ends, so that decisions and changes wait for each other. */
export const lockInvoice = statement<{ id: string }, { id: string }>(
  'SELECT id FROM invoices WHERE workspace_id = $1 AND id = $id FOR NO KEY UPDATE',
);

const LIST = { columns: SHOWN, from: 'invoices i', id: 'i.id' };
const SYNC = { updatedAt: 'i.updated_at', deletedAt: 'i.deleted_at' };
const UPDATED_AT = { sql: 'i.updated_at', type: 'timestamptz' } as const;

/** SQL: something is open, and not to be paid back. */
const TO_BE_PAID = `(i.kind <> 'credit_note' AND i.total > i.prior_net + i.prior_tax)`;

/** A contractor's own invoices, without drafts. */
export const ownInvoices = defineList<
  InvoiceRow,
  { own: string; status: readonly string[]; from: string; to: string }
>({
  ...LIST,
  name: 'own_invoices',
  where: `i.workspace_id = $1 AND i.status <> 'draft'`,
  orders: { issued_on: { sql: 'i.issued_on', type: 'date' }, updated_at: UPDATED_AT },
  filters: {
    own: 'i.employee_id = $own',
    status: 'i.status = ANY ($status::text[])',
    from: 'i.issued_on >= $from::date',
    to: 'i.issued_on <= $to::date',
  },
  sync: SYNC,
});

export const invoiceList = defineList<
  InvoiceRow,
  {
    ids: readonly string[];
    employee_id: readonly string[];
    status: readonly string[];
    overdue_on: string;
    not_overdue_on: string;
  }
>({
  ...LIST,
  name: 'invoices',
  where: 'i.workspace_id = $1',
  orders: { created_at: { sql: 'i.created_at', type: 'timestamptz' }, updated_at: UPDATED_AT },
  filters: {
    ids: 'i.id = ANY ($ids::uuid[])',
    employee_id: 'i.employee_id = ANY ($employee_id::uuid[])',
    status: 'i.status = ANY ($status::text[])',
    // by the workspace's date
    overdue_on: `i.status = 'issued' AND i.due_on < $overdue_on::date AND ${TO_BE_PAID}`,
    not_overdue_on: `(i.status <> 'issued' OR i.due_on >= $not_overdue_on::date OR NOT ${TO_BE_PAID})`,
  },
  sync: SYNC,
});

/** Values of a draft and the totals of its lines. */
export interface DraftValues {
  currency: string;
  net: string;
  tax: string;
  total: string;
  reverse_charge: boolean;
  exemption_reason: string | null;
  period_start: string | null;
  period_end: string | null;
  due_days: number;
  note: string | null;
}

/**
 * As JSON: `[{description, quantity, unit, unit_price, tax_rate, amount, seconds}]`
 * and `[{tax_rate, net, tax}]`.
 */
interface LineValues {
  lines: string;
  taxes: string;
}

const lineRows = (invoice: string) => `
  SELECT $1::uuid, ${invoice}, e.position, e.line ->> 'description', (e.line ->> 'quantity')::numeric, e.line ->> 'unit',
         (e.line ->> 'unit_price')::numeric, (e.line ->> 'tax_rate')::numeric, (e.line ->> 'amount')::numeric,
         (e.line ->> 'seconds')::int
    FROM jsonb_array_elements($lines::jsonb) WITH ORDINALITY AS e (line, position)`;
const LINE_COLUMNS =
  '(workspace_id, invoice_id, position, description, quantity, unit, unit_price, tax_rate, amount, seconds)';

const taxRows = (invoice: string) => `
  SELECT $1::uuid, ${invoice}, (e.tax ->> 'tax_rate')::numeric, (e.tax ->> 'net')::numeric, (e.tax ->> 'tax')::numeric
    FROM jsonb_array_elements($taxes::jsonb) AS e (tax)`;
const TAX_COLUMNS = '(workspace_id, invoice_id, tax_rate, net, tax)';

interface Correcting {
  kind: InvoiceKind;
  corrects_id: string | null;
  correction_reason: string | null;
  settlement: Settlement | null;
}

/** The columns of an invoice that corrects no other one. */
export const NO_CORRECTION: Correcting = {
  kind: 'invoice',
  corrects_id: null,
  correction_reason: null,
  settlement: null,
};

/** Adds a draft without lines; call `writeLines` next. */
export const insertInvoice = statement<{ id: string }, DraftValues & Correcting & { employee_id: string }>(`
  INSERT INTO invoices (workspace_id, employee_id, currency, net, tax, total, reverse_charge, exemption_reason, period_start,
                        period_end, due_days, note, kind, corrects_id, correction_reason, settlement)
  VALUES ($1, $employee_id, $currency, $net, $tax, $total, $reverse_charge, $exemption_reason, $period_start, $period_end,
          $due_days, $note, $kind, $corrects_id, $correction_reason, $settlement)
  RETURNING id`);

/** Edits a draft. Returns no row in any other state. */
export const editInvoice = statement<{ id: string }, DraftValues & { id: string }>(`
  UPDATE invoices
     SET currency = $currency, net = $net, tax = $tax, total = $total, reverse_charge = $reverse_charge,
         exemption_reason = $exemption_reason, period_start = $period_start, period_end = $period_end, due_days = $due_days,
         note = $note
   WHERE workspace_id = $1 AND id = $id AND status = 'draft' AND deleted_at IS NULL
  RETURNING id`);

export const dropLines = statement<NoRow, { invoice_id: string }>(
  'DELETE FROM invoice_lines WHERE workspace_id = $1 AND invoice_id = $invoice_id',
);
export const dropTaxes = statement<NoRow, { invoice_id: string }>(
  'DELETE FROM invoice_taxes WHERE workspace_id = $1 AND invoice_id = $invoice_id',
);
export const writeLines = statement<NoRow, { invoice_id: string } & Pick<LineValues, 'lines'>>(
  `INSERT INTO invoice_lines ${LINE_COLUMNS} ${lineRows('$invoice_id::uuid')}`,
);
export const writeTaxes = statement<NoRow, { invoice_id: string } & Pick<LineValues, 'taxes'>>(
  `INSERT INTO invoice_taxes ${TAX_COLUMNS} ${taxRows('$invoice_id::uuid')}`,
);

/** Marks a draft as deleted; the row stays for lists with `include_deleted`. */
export const deleteDraft = statement<{ id: string }, { id: string }>(`
  UPDATE invoices SET deleted_at = clock_timestamp()
   WHERE workspace_id = $1 AND id = $id AND status = 'draft' AND deleted_at IS NULL
  RETURNING id`);

/** draft -> issued. Sets all values that are frozen from now on. */
export const issueInvoice = statement<
  { id: string },
  {
    id: string;
    after: InvoiceStatus;
    year: number;
    number: number;
    issued_on: string;
    due_on: string;
    seller: string;
    buyer: string;
    pdf_file_id: string;
    xml_file_id: string;
    pdf_sha256: Buffer;
  }
>(`
  UPDATE invoices
     SET status = $after, year = $year, number = $number, issued_on = $issued_on, due_on = $due_on, seller = $seller::jsonb,
         buyer = $buyer::jsonb, pdf_file_id = $pdf_file_id, xml_file_id = $xml_file_id, pdf_sha256 = $pdf_sha256
   WHERE workspace_id = $1 AND id = $id AND status = 'draft' AND deleted_at IS NULL
  RETURNING id`);

/** issued -> paid or void; paid -> issued. */
export const moveInvoice = statement<
  { id: string },
  {
    id: string;
    before: InvoiceStatus;
    after: InvoiceStatus;
    paid_on: string | null;
    void_reason: string | null;
  }
>(`
  UPDATE invoices SET status = $after, paid_on = $paid_on, void_reason = $void_reason
   WHERE workspace_id = $1 AND id = $id AND status = $before
  RETURNING id`);

/**
 * Takes the next number of a year. Returns no row if the year's last invoice is of a later day. The counter
 * stays locked until the transaction ends, so that a rollback leaves no gap (rule 47).
 */
export const takeNumber = statement<{ number: number }, { year: number; issued_on: string }>(`
  INSERT INTO invoice_counters (workspace_id, year, last, last_issued_on) VALUES ($1, $year, 1, $issued_on)
  ON CONFLICT (workspace_id, year) DO UPDATE
     SET last = invoice_counters.last + 1, last_issued_on = excluded.last_issued_on
   WHERE invoice_counters.last_issued_on <= excluded.last_issued_on
  RETURNING last AS number`);

/**
 * The last number of a year, without a lock, so the next one may be taken meanwhile. No row if there is none.
 */
export const lastNumber = statement<{ last: number; last_issued_on: string }, { year: number }>(
  'SELECT last, last_issued_on FROM invoice_counters WHERE workspace_id = $1 AND year = $year',
);

/** An invoice, as payments need it. */
export interface PayableInvoice extends Settled {
  id: string;
  employee_id: string;
  status: InvoiceStatus;
}

/** Locks invoices until the transaction ends, ordered by id, so that concurrent calls cannot deadlock. */
export const invoicesToPay = statement<PayableInvoice, { ids: readonly string[] }>(`
  SELECT id, employee_id, kind, net, tax, prior_net, prior_tax, currency, status FROM invoices
   WHERE workspace_id = $1 AND id = ANY ($ids::uuid[]) AND deleted_at IS NULL
   ORDER BY id FOR NO KEY UPDATE`);
