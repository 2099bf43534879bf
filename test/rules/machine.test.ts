/** State machines as tables. */
import { describe, expect, it } from '@jest/globals';
import { leadsTo, openActions, refusalIn, type Machine } from '../../src/lib/machine.ts';

type State = 'draft' | 'sent' | 'paid';
type Action = 'edit' | 'send' | 'pay';
interface Asked {
  admin: boolean;
  frozen: boolean;
}

const bills: Machine<State, Action, Asked, 'role' | 'frozen'> = {
  resource: 'bill',
  called: 'The bill',
  transitions: [
    { from: ['draft'], action: 'edit', to: null, otherwise: 'not_pending' },
    { from: ['draft'], action: 'send', to: 'sent', who: () => null },
    {
      from: ['sent', 'draft'],
      action: 'pay',
      to: 'paid',
      who: ({ admin }) => (admin ? null : 'role'),
      unless: ({ frozen }, state) => (frozen && state === 'sent' ? 'frozen' : null),
    },
  ],
};
const anybody = { admin: false, frozen: false };
const admin = { admin: true, frozen: false };

describe('a table of transitions', () => {
  it('lists the open actions in its own order', () => {
    expect(openActions(bills, 'draft', admin)).toEqual(['edit', 'send', 'pay']);
    expect(openActions(bills, 'sent', admin)).toEqual(['pay']);
    expect(openActions(bills, 'sent', anybody)).toEqual([]);
  });

  it('403 for callers who may not act, before the state is checked', () => {
    expect(refusalIn(bills, 'pay', 'paid', anybody)).toEqual({ status: 403, code: 'role' });
  });

  it('409 invalid_transition in any other state, or the code that the row names', () => {
    expect(refusalIn(bills, 'pay', 'paid', admin)).toEqual({ status: 409, code: 'invalid_transition' });
    expect(refusalIn(bills, 'edit', 'sent', admin)).toEqual({ status: 409, code: 'not_pending' });
  });

  it('409 if another condition prevents the action in a state that allows it', () => {
    const frozen = { admin: true, frozen: true };
    expect(refusalIn(bills, 'pay', 'sent', frozen)).toEqual({ status: 409, code: 'frozen' });
    expect(refusalIn(bills, 'pay', 'draft', frozen)).toBeNull();
  });

  it('gives the state that an action leads to, or null', () => {
    expect(leadsTo(bills, 'pay', 'sent')).toBe('paid');
    expect(leadsTo(bills, 'send', 'sent')).toBeNull();
    expect(leadsTo(bills, 'edit', 'draft')).toBe('draft');
  });
});
