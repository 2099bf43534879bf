/** Validates and masks the accounts of payment methods. */
import { isAba } from '../../../lib/aba.ts';
import { ibanOf, isInSepa } from '../../../lib/iban.ts';
import { currencyProblem } from '../../../money/currencies.ts';
import type { FieldErrors } from '../../../problem.ts';
import { lettersLost } from './sepaText.ts';

/**
 * Which bank transfers reach an account. `sepa`: all; `iban`: those in other currencies than the euro;
 * `ach`: dollars in the United States; `none`: no transfer.
 */
export type Reach = 'sepa' | 'iban' | 'ach' | 'none';

export type MethodKind = 'bank_account' | 'paypal' | 'wise';

/** The account, as it is stored encrypted. */
export type AccountDetails =
  { iban: string } | { account_number: string; routing_number: string } | { email: string };

export interface SentMethod {
  kind: MethodKind;
  holder_name: string;
  currency: string;
  iban?: string | undefined;
  account_number?: string | undefined;
  routing_number?: string | undefined;
  email?: string | undefined;
}

export const MOST_METHODS = 10;

const ACCOUNT_MEMBERS = ['iban', 'account_number', 'routing_number', 'email'] as const;
type AccountMember = (typeof ACCOUNT_MEMBERS)[number];

/** The account and its masked form, or the `errors` of a 422. */
export function accountOf(
  sent: SentMethod,
): { details: AccountDetails; masked: string; reach: Reach } | { errors: FieldErrors } {
  const errors: FieldErrors = {};
  const unknown = currencyProblem(sent.currency);
  if (unknown) errors['currency'] = [unknown];
  const members: readonly AccountMember[] =
    sent.kind !== 'bank_account'
      ? ['email']
      : sent.account_number === undefined && sent.routing_number === undefined
        ? ['iban']
        : ['account_number', 'routing_number'];
  for (const member of ACCOUNT_MEMBERS) {
    const needed = members.includes(member);
    if (needed && sent[member] === undefined)
      errors[member] = [`Is required for a method of the kind ${sent.kind}.`];
    if (!needed && sent[member] !== undefined)
      errors[member] = [
        member === 'iban'
          ? 'Send either an IBAN, or an account number and a routing number.'
          : `Is not allowed for a method of the kind ${sent.kind}.`,
      ];
  }
  const iban = members[0] === 'iban' && sent.iban !== undefined ? ibanOf(sent.iban) : null;
  if (members[0] === 'iban' && sent.iban !== undefined && iban === null)
    errors['iban'] = ['Is not a valid IBAN: its country, length or check digits are wrong.'];
  if (sent.currency === 'USD' && /^\d{9}$/.test(sent.routing_number ?? '') && !isAba(sent.routing_number!))
    errors['routing_number'] ??= ['Is not a valid routing number: its check digit is wrong.'];
  if (iban !== null && lettersLost(sent.holder_name))
    errors['holder_name'] = ['Write it in Latin letters, as the bank has it.'];
  if (Object.keys(errors).length > 0) return { errors };

  if (iban !== null)
    return { details: { iban }, masked: endOf(iban), reach: isInSepa(iban) ? 'sepa' : 'iban' };
  if (sent.kind === 'bank_account') {
    const [account_number, routing_number] = [sent.account_number!, sent.routing_number!].map((one) =>
      one.toUpperCase(),
    ) as [string, string];
    const reach =
      sent.currency === 'USD' && isAba(routing_number) && account_number.length <= 17 ? 'ach' : 'none';
    return { details: { account_number, routing_number }, masked: endOf(account_number), reach };
  }
  const email = sent.email!.trim().toLowerCase();
  return { details: { email }, masked: `${email[0]}…${email.slice(email.lastIndexOf('@'))}`, reach: 'none' };
}

/** The last four characters of an account; two if it is very short. */
export const endOf = (account: string): string => `…${account.slice(account.length > 7 ? -4 : -2)}`;

export const sameAccount = (one: AccountDetails, other: AccountDetails): boolean =>
  Object.keys({ ...one, ...other }).every(
    (member) => one[member as keyof AccountDetails] === other[member as keyof AccountDetails],
  );
