/** Transitions of a state machine: what they write, and how refused ones are answered. */
import { describe, expect, test } from '@jest/globals';
import { ask, type Asked as AskedOfDb } from '../../src/db/handle.ts';
import { statement } from '../../src/db/statement.ts';
import type { Writing } from '../../src/events/writing.ts';
import type { Machine } from '../../src/lib/machine.ts';
import { assertOpen, transition, transitionOnce } from '../../src/transitions/transition.ts';
import { forbidden, Problem } from '../../src/problem.ts';

type State = 'draft' | 'sent' | 'paid';
const bills: Machine<State, 'edit' | 'send' | 'pay', { admin: boolean }, 'role'> = {
  resource: 'bill',
  called: 'The bill',
  transitions: [
    {
      from: ['draft'],
      action: 'edit',
      to: null,
      otherwise: 'not_pending',
      text: (state) => `Only a draft is changed, and this one is ${state}.`,
    },
    { from: ['draft'], action: 'send', to: 'sent', verb: 'sent' },
    {
      from: ['draft', 'sent'],
      action: 'pay',
      to: 'paid',
      verb: 'paid',
      who: ({ admin }) => (admin ? null : 'role'),
    },
  ],
};

interface Bill {
  id: string;
  status: State;
}
const setStatus = statement<Bill, { before: State; after: State }>(
  'UPDATE bills SET status = $after WHERE workspace_id = $1 AND status = $before',
);

/** A bill in a state, in a workspace with one row; what is written to it, and its audit lines. */
function billIn(status: State | null) {
  const lines: { line: string; changes: unknown }[] = [];
  let stored = status;
  const call = {
    caller: { userId: 'u', actor: { id: 'u' }, source: 'dashboard', keyPrefix: null },
    request: null,
    db: {
      auditLines: 0,
      together: ({ values }: AskedOfDb<Bill>) => {
        const { before, after } = values as { before: State; after: State };
        if (stored !== before) return Promise.resolve([[]]);
        stored = after;
        return Promise.resolve([[{ id: 'b', status: after }]]);
      },
      later: (_: unknown, { line, changes }: { line: string; changes: string }) =>
        lines.push({ line, changes: JSON.parse(changes) }),
    },
  } as unknown as Writing;
  const move = (action: 'send' | 'pay', before: State) => ({
    id: 'b',
    action,
    before,
    set: (after: State | null) => ask(setStatus, { before, after: after! }),
    current: () => Promise.resolve(stored),
  });
  return { call, move, lines, stored: () => stored };
}

const refusal = async (work: () => unknown) => {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { status: error.status, code: error.code, ...error.options };
  }
  throw new Error('nothing was refused');
};

describe('a transition', () => {
  test('sets the new state, and leaves an audit line with the previous one', async () => {
    const { call, move, lines, stored } = billIn('draft');
    expect(await transition(call, bills, move('send', 'draft'))).toEqual({ id: 'b', status: 'sent' });
    expect(stored()).toBe('sent');
    expect(lines).toEqual([{ line: 'sent bill · dashboard', changes: { status: ['draft', 'sent'] } }]);
  });

  test('a move may set the verb and the changes of the audit line', async () => {
    const { call, move, lines } = billIn('draft');
    await transition(call, bills, {
      ...move('pay', 'draft'),
      verb: 'self-paid',
      changes: (row) => ({ bill: [null, row.id] }),
    });
    expect(lines).toEqual([{ line: 'self-paid bill · dashboard', changes: { bill: [null, 'b'] } }]);
  });

  test('409 invalid_transition with the current state if another call was faster; no audit line', async () => {
    const { call, move, lines } = billIn('paid');
    expect(await refusal(() => transition(call, bills, move('send', 'draft')))).toEqual({
      status: 409,
      code: 'invalid_transition',
      detail: 'The bill is already paid.',
      data: { current_status: 'paid' },
    });
    expect(lines).toEqual([]);
  });

  test('409 before anything is written, if the state that it was decided on does not allow the action', async () => {
    const { call, move, stored } = billIn('sent');
    expect((await refusal(() => transition(call, bills, move('send', 'sent')))).code).toBe(
      'invalid_transition',
    );
    expect(stored()).toBe('sent');
  });

  test('404 if the record is gone', async () => {
    const { call, move } = billIn(null);
    expect((await refusal(() => transition(call, bills, move('send', 'draft')))).status).toBe(404);
  });

  test('repeated: null and no second audit line if the action may be repeated, 409 in any other state', async () => {
    const { call, move, lines } = billIn('draft');
    expect(await transitionOnce(call, bills, move('send', 'draft'))).toEqual({ id: 'b', status: 'sent' });
    expect(await transitionOnce(call, bills, move('send', 'draft'))).toBeNull();
    expect(lines).toHaveLength(1);
    const paid = billIn('paid');
    expect((await refusal(() => transitionOnce(paid.call, bills, paid.move('send', 'draft')))).status).toBe(
      409,
    );
  });
});

describe('an action that is not open', () => {
  const tell = () => forbidden('insufficient_role', 'Admins pay.');

  test('409 with the code and the text of its row', async () => {
    expect(await refusal(() => assertOpen(bills, 'edit', 'sent', { admin: true }, tell))).toEqual({
      status: 409,
      code: 'not_pending',
      detail: 'Only a draft is changed, and this one is sent.',
      data: { current_status: 'sent' },
    });
  });

  test('403 for callers who may not act, with the area’s own code, before the state is revealed', async () => {
    const refused = await refusal(() => assertOpen(bills, 'pay', 'paid', { admin: false }, tell));
    expect([refused.status, refused.code]).toEqual([403, 'insufficient_role']);
  });

  test('throws nothing if the action is open', () => {
    expect(() => assertOpen(bills, 'pay', 'sent', { admin: true }, tell)).not.toThrow();
  });
});
