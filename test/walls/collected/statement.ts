/** Replaces `src/db/statement.ts` in the modules that `collect.ts` loads, and records their statements. */
import * as real from '../../../src/db/statement.ts';
import { declaredAt } from './declaredAt.ts';

export * from '../../../src/db/statement.ts';

export interface Collected {
  /** The place of its declaration, `src/areas/…/store.ts:12:28`, as the compiler counts. */
  at: string;
  statement: real.Statement<unknown, never> | real.SharedStatement<unknown, never>;
}

export const statements: Collected[] = [];

const noted =
  <Made extends Collected['statement']>(make: (text: string) => Made) =>
  (text: string): Made => {
    const statement = make(text);
    statements.push({ at: declaredAt(), statement });
    return statement;
  };

export const statement = noted(real.statement);
export const sharedStatement = noted(real.sharedStatement);
