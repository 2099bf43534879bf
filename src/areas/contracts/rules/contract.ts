/** State machine of a contract. A job takes the transitions that a date causes. */
import { draftTransitions, openActions, type Machine } from '../../../lib/machine.ts';

export type ContractStatus =
  'draft' | 'pending_signature' | 'scheduled' | 'active' | 'superseded' | 'ended' | 'terminated';

/** Actions of callers, in the order of `allowed_actions`. */
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

/** Transitions caused by an action, a date or the end of an employment. */
type Step =
  | 'schedule'
  | 'offer'
  | 'sign_ahead'
  | 'start'
  | 'supersede'
  | 'end'
  | 'leave'
  | 'resume'
  | 'resume_ahead'
  | 'resume_terminated';

/** The caller as seen from one contract. */
export interface Party {
  /** A signed-in admin who may decide about this person (rule 200). */
  readonly admin: boolean;
  /** The person whose contract it is, signed in. */
  readonly owner: boolean;
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
      // not in pending_signature, so that the person signs the document that they have read
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
      text: (status) => `The contract is ${status}: it can only be recalled before it begins.`,
      verb: 'recalled',
    },
    {
      from: ['scheduled', 'active'],
      action: 'terminate',
      to: 'terminated',
      who: onlyAdmin,
      text: (status) => `The contract is ${status}: only a scheduled or active one can be terminated.`,
      verb: 'terminated',
    },
    {
      from: ['scheduled', 'active'],
      action: 'amend',
      to: null,
      who: onlyAdmin,
      text: (status) => `The contract is ${status}: only a scheduled or active one can be amended.`,
    },
    { from: ['draft'], action: 'schedule', to: 'scheduled', verb: 'activated' },
    { from: ['draft'], action: 'offer', to: 'pending_signature', verb: 'requested signature of' },
    { from: ['pending_signature'], action: 'sign_ahead', to: 'scheduled', verb: 'signed' },
    { from: ['scheduled'], action: 'start', to: 'active', verb: 'started' },
    { from: ['active'], action: 'supersede', to: 'superseded', verb: 'superseded' },
    { from: ['active'], action: 'end', to: 'ended', verb: 'ended' },
    {
      // the person leaves; `terminated` too, because its last day may be later than theirs
      from: ['scheduled', 'active', 'terminated'],
      action: 'leave',
      to: 'terminated',
      verb: 'terminated',
    },
    // the person stays after all; the contract is again what it was
    { from: ['terminated'], action: 'resume', to: 'active', verb: 'resumed' },
    { from: ['terminated'], action: 'resume_ahead', to: 'scheduled', verb: 'resumed' },
    { from: ['terminated'], action: 'resume_terminated', to: 'terminated', verb: 'resumed' },
  ],
};

/** Actions that the caller may take now. */
export const allowedActions = (status: ContractStatus, party: Party): ContractAction[] =>
  openActions(CONTRACT_MACHINE, status, party).filter((action): action is ContractAction =>
    (CONTRACT_ACTIONS as readonly string[]).includes(action),
  );
