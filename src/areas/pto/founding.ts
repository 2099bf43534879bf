import { days } from '../../civil/days.ts';
import { localDate } from '../../civil/zones.ts';
import type { Founding } from '../../people/founding.ts';
import { announcePolicy } from './announce.ts';
import { yearBegun } from './rules/leaveYears.ts';
import { DEFAULT_RULES } from './rules/revision.ts';
import type { PolicyRules } from './rules/types.ts';
import { insertPolicy, versionValues, writeVersions } from './store/policyAdmin.ts';

interface FirstPolicy {
  name: string;
  paid: boolean;
  color: string;
  attachmentAfter: number | null;
  displaces?: boolean;
  rules: Partial<PolicyRules>;
}

/** Common leave types; an admin can change them, or archive unneeded ones. */
const POLICIES: readonly FirstPolicy[] = [
  {
    name: 'Vacation',
    paid: true,
    color: '#2f855a',
    attachmentAfter: null,
    rules: {
      annual_days: days('25'),
      full_week: days('5'),
      carry_over_max: days('5'),
      carry_over_expires: '03-31',
    },
  },
  {
    name: 'Sick leave',
    paid: true,
    displaces: true,
    color: '#c53030',
    attachmentAfter: 3,
    rules: { accrual: 'none', prorate: false, allow_negative: null, requires_approval: false },
  },
  {
    name: 'Unpaid leave',
    paid: false,
    color: '#4a5568',
    attachmentAfter: null,
    rules: { accrual: 'none', prorate: false, allow_negative: null },
  },
];

/** The first leave types, for everybody, from the first day of the current leave year. */
const founding: Founding = async (call) => {
  const { db, workspace, now } = call;
  const effective_from = yearBegun({}, localDate(now, workspace.timezone));
  for (const { name, paid, color, attachmentAfter, displaces = false, rules } of POLICIES) {
    const { id } = await db.one(insertPolicy, {
      name,
      paid,
      from_overtime: false,
      displaces,
      leave_year_start: '01-01',
      attachment_after_days: attachmentAfter,
      applies_to: [],
      color,
    });
    const versions = versionValues([{ effective_from, rules: { ...DEFAULT_RULES, ...rules } }]);
    await db.count(writeVersions, { policy_id: id, versions });
    announcePolicy(call, { id, name });
  }
};
export default founding;
