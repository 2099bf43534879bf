/**
 * Payment rules: accounts, texts for banks, the bank file, the state machine, and valid payments (rules 21,
 * 39, 40).
 */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { accountOf, endOf, sameAccount, type SentMethod } from '../../src/areas/payments/rules/methods.ts';
import { paymentProblems, totalProblem } from '../../src/areas/payments/rules/newPayment.ts';
import { pain001, type Place, type Transfer } from '../../src/areas/payments/rules/pain001.ts';
import { allowedActions, PAYMENT_MACHINE, type Payer } from '../../src/areas/payments/rules/payment.ts';
import { lettersLost, sepaText } from '../../src/areas/payments/rules/sepaText.ts';
import { balanceOf } from '../../src/areas/payments/rules/wallet.ts';
import { bicOf, ibanOf, isInSepa } from '../../src/lib/iban.ts';
import { leadsTo } from '../../src/lib/machine.ts';
import { money } from '../../src/money/money.ts';
import type { PaymentStatus } from '../../src/paying/store/payments.ts';

describe('an IBAN', () => {
  test.each([
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['de89-3704-0044-0532-0130-00', 'DE89370400440532013000'],
    ['GB82 WEST 1234 5698 7654 32', 'GB82WEST12345698765432'],
    ['NL91ABNA0417164300', 'NL91ABNA0417164300'],
    ['DE88370400440532013000', null],
    ['DE8937040044053201300', null],
    ['XX89370400440532013000', null],
    ['', null],
    ['not an iban', null],
  ])('%s is %s', (text, iban) => {
    expect(ibanOf(text)).toBe(iban);
  });

  test('with one wrong digit, or two swapped ones, is always detected', () => {
    const iban = 'DE89370400440532013000';
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 21 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digit = String((Number(iban[at]) + by) % 10);
        expect(ibanOf(iban.slice(0, at) + digit + iban.slice(at + 1))).toBeNull();
      }),
    );
    for (let at = 4; at < iban.length - 1; at += 1)
      if (iban[at] !== iban[at + 1])
        expect(ibanOf(iban.slice(0, at) + iban[at + 1] + iban[at] + iban.slice(at + 2))).toBeNull();
  });

  test('is inside or outside SEPA; a BIC has 8 or 11 characters', () => {
    expect(['DE89370400440532013000', 'GB82WEST12345698765432'].map(isInSepa)).toEqual([true, true]);
    expect(isInSepa('BR1800360305000010009795493C1')).toBe(false);
    expect(['byladem1001', 'DEUTDEFF', 'NOBIC'].map(bicOf)).toEqual(['BYLADEM1001', 'DEUTDEFF', null]);
  });
});

describe('an account', () => {
  const sent = (more: Partial<SentMethod>): SentMethod => ({
    kind: 'bank_account',
    holder_name: 'Jonas Weber',
    currency: 'EUR',
    ...more,
  });
  const IBAN = 'DE89370400440532013000';

  test('is shown by its last characters only', () => {
    expect(accountOf(sent({ iban: 'de89 3704 0044 0532 0130 00' }))).toEqual({
      details: { iban: IBAN },
      masked: '…3000',
      reach: 'sepa',
    });
    expect(accountOf(sent({ iban: 'BR1800360305000010009795493C1' }))).toMatchObject({ reach: 'iban' });
    expect(accountOf(sent({ account_number: '12ab', routing_number: '021000021' }))).toEqual({
      details: { account_number: '12AB', routing_number: '021000021' },
      masked: '…AB',
      reach: 'none',
    });
    expect(endOf('12345678')).toBe('…5678');
  });

  test('rule 218: nine digits in dollars are an ABA number: refused for a wrong check digit, swapped digits, and zeros', () => {
    const account = (routing_number: string, currency = 'USD') => {
      const read = accountOf(sent({ currency, account_number: '123456789', routing_number }));
      return 'errors' in read ? Object.keys(read.errors) : 'taken';
    };
    expect(['021000021', '011401533', '121000358'].map((digits) => account(digits))).toEqual(
      Array.from({ length: 3 }, () => 'taken'),
    );
    expect(['021000022', '012000021', '000000000'].map((digits) => account(digits))).toEqual(
      Array.from({ length: 3 }, () => ['routing_number']),
    );
    // a BIC, and a sort code of another country
    expect([account('CHASUS33'), account('021000022', 'GBP')]).toEqual(['taken', 'taken']);
  });

  test('is equal to another only if every member is equal', () => {
    const us = { account_number: '1234', routing_number: '0210' };
    expect(sameAccount(us, { ...us })).toBe(true);
    expect(sameAccount(us, { ...us, routing_number: '0211' })).toBe(false);
    expect(sameAccount({ iban: IBAN }, us)).toBe(false);
    expect(sameAccount({ email: 'a@b.test' }, { email: 'a@b.test' })).toBe(true);
  });
});

describe('a text for banks', () => {
  test.each([
    ['Müller & Söhne', 'Mueller + Soehne'],
    ['Łukasz Żółć', 'Lukasz Zolc'],
    ['Straße 1/2', 'Strasse 1/2'],
    ['/ref//17/', 'ref/17'],
    ['Ωmega', '.mega'],
    ['a\tb\n c', 'a b c'],
    ['😀 x', '. x'],
  ])('%s is %s', (text, taken) => {
    expect(sepaText(text, 140)).toBe(taken);
  });

  test('has only characters that banks accept, and no more of them than allowed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.integer({ min: 1, max: 140 }),
        (text, most) => {
          const taken = sepaText(text, most);
          expect(taken).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]*$/);
          expect(taken.length).toBeLessThanOrEqual(most);
          expect(taken).not.toMatch(/^\/|\/$|\/\//);
          expect(sepaText(taken, most)).toBe(taken);
        },
      ),
    );
  });

  test('says where letters would be lost', () => {
    expect(['Jürgen Żak', "O'Neill", 'Anna-Lena (geb. Weiß)'].map(lettersLost)).toEqual([
      false,
      false,
      false,
    ]);
    expect(['Γιώργος', 'Анна', '王伟'].map(lettersLost)).toEqual([true, true, true]);
  });
});

describe('an order for the bank', () => {
  const batch = (
    amounts: string[],
    currency = 'EUR',
    more: Partial<Transfer> = {},
    payerPlace: Place | null = null,
  ) =>
    pain001({
      id: '0193a00000007000800000000000aaaa',
      createdAt: '2026-11-20T09:00:00.000+01:00',
      payOn: '2026-11-27',
      currency,
      payer: { name: 'Brightwater', iban: 'DE02120300000000202051', bic: null },
      payerPlace,
      transfers: amounts.map((amount, index) => ({
        endToEndId: `e${index}`,
        amount: money(amount, currency),
        name: 'Jonas <Weber>',
        iban: 'DE89370400440532013000',
        place: null,
        isSalary: false,
        text: '',
        ...more,
      })),
    });

  test('states the sum and the number of its transfers twice, to the cent', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 99_999_999 }), { minLength: 1, maxLength: 30 }),
        (minors) => {
          const shown = (minor: number) =>
            `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
          const xml = batch(minors.map(shown));
          const total = shown(minors.reduce((sum, minor) => sum + minor, 0));
          expect(xml.split(`<CtrlSum>${total}</CtrlSum>`)).toHaveLength(3);
          expect(xml.split(`<NbOfTxs>${minors.length}</NbOfTxs>`)).toHaveLength(3);
          expect(xml.split('<CdtTrfTxInf>')).toHaveLength(minors.length + 1);
        },
      ),
    );
  });

  test('uses SEPA for euros only, and escapes nothing twice', () => {
    expect(batch(['1.00'])).toContain('<Cd>SEPA</Cd>');
    expect(batch(['1.00'])).toContain('<ChrgBr>SLEV</ChrgBr>');
    expect(batch(['1.00'], 'USD')).not.toContain('SEPA');
    expect(batch(['1.00'])).toContain('<Nm>Jonas .Weber.</Nm>');
    expect(batch(['1.00'])).toContain('<Ustrd>e0</Ustrd>');
    expect(batch(['1.00'])).toContain('<Id>NOTPROVIDED</Id>');
  });

  test('rule 218: outside the EEA both parties have their town and country; inside, and where unknown, none', () => {
    const swiss = { iban: 'CH9300762011623852957', place: { town: 'Zürich', country: 'CH' } };
    const berlin = { town: 'Berlin', country: 'DE' };
    const xml = batch(['1.00'], 'EUR', swiss, berlin).replaceAll(/>\s+</g, '><');
    expect(xml).toContain(
      '<Dbtr><Nm>Brightwater</Nm><PstlAdr><TwnNm>Berlin</TwnNm><Ctry>DE</Ctry></PstlAdr></Dbtr>',
    );
    expect(xml).toContain('<PstlAdr><TwnNm>Zuerich</TwnNm><Ctry>CH</Ctry></PstlAdr></Cdtr>');
    expect(batch(['1.00'], 'EUR', { place: swiss.place }, berlin)).not.toContain('PstlAdr');
    expect(batch(['1.00'], 'EUR', { ...swiss, place: null })).not.toContain('PstlAdr');
    const greek = batch(['1.00'], 'EUR', { ...swiss, place: { town: 'Αθήνα', country: 'GR' } });
    expect(greek).toContain('<Ctry>GR</Ctry>');
  });
});

describe('rule 39: the members of a payment', () => {
  test('are a positive amount with its currency, and what its kind pays for', () => {
    const bonus = { kind: 'bonus', amount: '1.00', currency: 'EUR' } as const;
    expect(paymentProblems(bonus)).toBeNull();
    expect(paymentProblems({ ...bonus, kind: 'salary', payslip_id: 'x' })).toBeNull();
    expect(paymentProblems({ ...bonus, kind: 'salary' })).toBeNull();
    expect(paymentProblems({ ...bonus, payslip_id: 'x' })).toHaveProperty('payslip_id');
    expect(paymentProblems({ ...bonus, kind: 'reimbursement' })).toHaveProperty('expense_ids');
    expect(paymentProblems({ ...bonus, amount: '0.00' })).toHaveProperty('amount');
    expect(totalProblem(money('1.00', 'EUR'), money('1.00', 'EUR'))).toBeNull();
    expect(totalProblem(money('1.00', 'EUR'), money('1.01', 'EUR'))).toBe(
      'The records that it pays add up to 1.01 EUR.',
    );
  });
});

describe('rule 40: a balance', () => {
  test.each([
    ['100.00', '30.00', '70.00', '30.00'],
    ['0.00', '0.00', '0.00', '0.00'],
    ['0.00', '12.50', '-12.50', '12.50'],
    ['-5.00', '0.00', '-5.00', '0.00'],
  ])('of %s with %s in payments is %s available', (total, pending, available, inPayments) => {
    const balance = balanceOf({ currency: 'EUR', total, pending });
    expect([balance.available.amount, balance.pending.amount]).toEqual([available, inPayments]);
  });
});

describe('the state machine of a payment', () => {
  const payer = (more: Partial<Payer> = {}): Payer => ({
    admin: true,
    reversal: false,
    reversed: false,
    waits: false,
    ...more,
  });
  const STATES: PaymentStatus[] = ['scheduled', 'processing', 'completed', 'failed', 'cancelled'];

  test.each([
    ['scheduled', ['edit', 'complete', 'fail', 'cancel']],
    ['processing', ['complete', 'fail']],
    ['completed', ['reverse']],
    ['failed', ['retry', 'cancel']],
    ['cancelled', []],
  ] as const)('with one that is %s an admin may do %j', (state, actions) => {
    expect(allowedActions(state, payer())).toEqual(actions);
  });

  test('nobody else may do anything, nor an admin with a payment to themselves', () => {
    for (const state of STATES) expect(allowedActions(state, payer({ admin: false }))).toEqual([]);
    expect(allowedActions('completed', payer({ reversed: true }))).toEqual([]);
    expect(allowedActions('completed', payer({ reversal: true }))).toEqual([]);
  });

  test('no sequence of actions leads out of completed or cancelled', () => {
    const actions = PAYMENT_MACHINE.transitions.map(({ action }) => action);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...actions), { maxLength: 40 }), (sequence) => {
        let state: PaymentStatus = 'scheduled';
        for (const action of sequence) {
          const after: PaymentStatus | null = leadsTo(PAYMENT_MACHINE, action, state);
          if (state === 'completed') expect([null, 'completed']).toContain(after);
          if (state === 'cancelled') expect(after).toBeNull();
          state = after ?? state;
        }
      }),
    );
  });
});
