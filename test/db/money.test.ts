/** Money in Postgres: `numeric(14,2)` round trips, and sums that are equal on both sides. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { money, moneyToNumeric, showMoney, totals } from '../../src/money/money.ts';
import { readEnvironment } from '../support/environment.ts';
import { openClient } from '../support/opening.ts';

const client = await openClient(readEnvironment().adminUrl);
await client.query('CREATE TEMP TABLE amounts (run int, amount numeric(14,2), currency char(3))');

const anyMoney = fc.record({
  minor: fc.bigInt({ min: -999_999_999_999n, max: 999_999_999_999n }),
  currency: fc.constantFrom('EUR', 'USD', 'JPY'),
});

describe('money in Postgres', () => {
  test('rule 40: amounts come back unchanged, and totals by currency equal those of Postgres', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anyMoney, { minLength: 1, maxLength: 20 }), async (amounts) => {
        run += 1;
        await client.query(
          'INSERT INTO amounts SELECT $1, a, c FROM unnest($2::text[]::numeric[], $3::text[]) AS t (a, c)',
          [run, amounts.map(moneyToNumeric), amounts.map(({ currency }) => currency)],
        );
        const kept = await client.query('SELECT amount, currency FROM amounts WHERE run = $1', [run]);
        expect(kept.rows.map((row) => money(row.amount, row.currency))).toEqual(amounts);
        const sums = await client.query(
          'SELECT sum(amount) AS amount, currency FROM amounts WHERE run = $1 GROUP BY 2 ORDER BY 2',
          [run],
        );
        expect(sums.rows).toEqual(totals(amounts).map(showMoney));
      }),
      { numRuns: 50 },
    );
  });

  test('the largest amount fits; one cent more is refused by the column and by the service', async () => {
    const insert = (amount: string) =>
      client.query('INSERT INTO amounts VALUES (0, $1, $2)', [amount, 'EUR']);
    await insert(moneyToNumeric(money('999999999999.99', 'EUR')));
    await expect(insert('1000000000000.00')).rejects.toThrow('numeric field overflow');
    expect(() => moneyToNumeric(money('1000000000000.00', 'EUR'))).toThrow(RangeError);
  });
});
