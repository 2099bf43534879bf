/** Payment methods of the people in the demo: invented accounts with valid check digits. */
import type { DemoCompany } from '../../../demo/company.ts';
import { iso } from '../../../demo/days.ts';
import type { DemoPerson } from '../../../demo/people.ts';
import { bytes } from '../../../demo/write.ts';
import { auditMethod } from '../announce.ts';
import { accountOf, type SentMethod } from '../rules/methods.ts';

export interface DemoMethod {
  id: string;
  currency: string;
  holder: string;
  /** Null for an account without an IBAN. */
  iban: string | null;
}

const HOUR = 3_600_000;

const BANK = '37040044';

/** Gives everybody a euro account, and people in New York a dollar account as well. */
export function insertMethods(company: DemoCompany): ReadonlyMap<string, readonly DemoMethod[]> {
  const random = company.random('accounts');
  const methods = new Map<string, DemoMethod[]>();
  for (const person of company.people) {
    if (person.status === 'invited') continue;
    const iban = germanIban(String(random.int(1_000_000_000, 9_999_999_999)));
    const account = { kind: 'bank_account' as const, holder_name: person.name };
    const own = [insert(company, person, { ...account, currency: 'EUR', iban }, iban)];
    if (person.timezone === 'America/New_York') {
      const account_number = String(random.int(100_000_000, 999_999_999));
      const dollars = { ...account, currency: 'USD', account_number, routing_number: '021000021' };
      own.push(insert(company, person, dollars, null));
    }
    methods.set(person.id, own);
  }
  return methods;
}

function insert(company: DemoCompany, person: DemoPerson, sent: SentMethod, iban: string | null): DemoMethod {
  const account = accountOf(sent);
  if ('errors' in account) throw new Error(`the demo has a wrong account: ${JSON.stringify(account.errors)}`);
  const at = person.created + HOUR;
  const id = company.id(at);
  company.insert('payment_methods', {
    id,
    created_at: iso(at),
    updated_at: iso(at),
    user_id: person.id,
    kind: sent.kind,
    label: iban === null ? 'Dollar account' : 'Salary account',
    holder_name: sent.holder_name,
    details_sealed: bytes(company.paymentDetails.seal(JSON.stringify(account.details))),
    masked: account.masked,
    reach: account.reach,
    currency_code: sent.currency,
    is_default: iban !== null,
  });
  auditMethod(company.writing(person, at), 'added', id, { account: [null, account.masked] });
  return { id, currency: sent.currency, holder: sent.holder_name, iban };
}

/**
 * A German IBAN for an account number of ten digits. Check digits: 98 minus the remainder modulo 97 (ISO
 * 13616).
 */
function germanIban(account: string): string {
  const check = 98n - (BigInt(`${BANK}${account}131400`) % 97n);
  return `DE${String(check).padStart(2, '0')}${BANK}${account}`;
}
