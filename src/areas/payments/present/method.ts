import type { PaymentMethod } from '../../../generated/types.ts';
import { maybeRefIn } from '../../../people/named.ts';
import type { MethodRow } from '../store/methods.ts';

export const presentMethod = (row: MethodRow): PaymentMethod => ({
  id: row.id,
  kind: row.kind,
  label: row.label,
  holder_name: row.holder_name,
  masked: row.masked,
  currency: row.currency_code,
  is_default: row.is_default,
  verified: row.verified,
  confirmed: row.confirmed,
  entered_by: maybeRefIn(row, 'entered_by'),
  created_at: row.created_at,
});
