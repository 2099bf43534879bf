/** The state machine of a contract: draft, signature, in force, superseded, over. Jobs take the steps that a date brings. */
import { draftTransitions, openActions, type Machine } from '../../../lib/machine.ts';

export type ContractStatus =
  'draft' | 'pending_signature' | 'scheduled' | 'active' | 'superseded' | 'ended' | 'terminated';

/** What a caller can do with a contract, in the order of `allowed_actions`. */
const CONTRACT_ACTIONS = [
  'edit',
  'delete',
  'attach',
  'activate',
  'sign',
  'recall',
  'terminate',
  'amend',
] as const;
export type ContractAction = (typeof CONTRACT_ACTIONS)[number];

/** Steps that follow from an action, a date or the end of an employment. */
type Step = 'schedule' | 'offer' | 'sign_ahead' | 'start' | 'supersede' | 'end' | 'leave';

/** The caller as seen from one contract. */
export interface Party {
  /** A signed-in admin who is a second person for the contract's (rule 200). */
  readonly admin: boolean;
  /** The person whose contract it is, signed in. */
  readonly owner: boolean;
  /** The person has signed the contract. */
  readonly signed: boolean;
}

const onlyAdmin = ({ admin }: Party) => (admin ? null : 'role');
const onlyOwner = ({ owner }: Party) => (owner ? null : 'role');

export type RefusalCode = 'role' | 'already_signed';

export const CONTRACT_MACHINE: Machine<ContractStatus, ContractAction | Step, Party, RefusalCode> = {
  resource: 'contract',
  called: 'The contract',
  transitions: [
    ...draftTransitions<ContractStatus, Party, RefusalCode>('The contract', onlyAdmin),
    {
      // not while it waits: nobody signs another document than the one they have read
      from: ['draft', 'scheduled', 'active', 'superseded', 'ended', 'terminated'],
      action: 'attach',
      to: null,
      who: onlyAdmin,
      unless: ({ signed }) => (signed ? 'already_signed' : null),
      verb: 'attached document to',
    },
    { from: ['draft'], action: 'activate', to: 'active', who: onlyAdmin, verb: 'activated' },
    { from: ['pending_signature'], action: 'sign', to: 'active', who: onlyOwner, verb: 'signed' },
    {
      from: ['pending_signature', 'scheduled'],
      action: 'recall',
      to: 'draft',
      who: onlyAdmin,
      text: (status) => `The contract is ${status}: it can be taken back until it begins.`,
      verb: 'recalled',
    },
    {
      from: ['scheduled', 'active'],
      action: 'terminate',
      to: 'terminated',
      who: onlyAdmin,
      text: (status) => `The contract is ${status}: only one that is agreed can be terminated.`,
      verb: 'terminated',
    },
    {
      from: ['scheduled', 'active'],
      action: 'amend',
      to: null,
      who: onlyAdmin,
      text: (status) => `The contract is ${status}: only one that is agreed can be amended.`,
    },
    { from: ['draft'], action: 'schedule', to: 'scheduled', verb: 'activated' },
    { from: ['draft'], action: 'offer', to: 'pending_signature', verb: 'requested signature of' },
    { from: ['pending_signature'], action: 'sign_ahead', to: 'scheduled', verb: 'signed' },
    { from: ['scheduled'], action: 'start', to: 'active', verb: 'started' },
    { from: ['active'], action: 'supersede', to: 'superseded', verb: 'superseded' },
    { from: ['active'], action: 'end', to: 'ended', verb: 'ended' },
    {
      // with the person: one that was terminated for a later day ends earlier
      from: ['scheduled', 'active', 'terminated'],
      action: 'leave',
      to: 'terminated',
      verb: 'terminated',
    },
  ],
};

/** `allowed_actions`: what the caller may do now. */
export const allowedActions = (status: ContractStatus, party: Party): ContractAction[] =>
  openActions(CONTRACT_MACHINE, status, party).filter((action): action is ContractAction =>
    (CONTRACT_ACTIONS as readonly string[]).includes(action),
  );
