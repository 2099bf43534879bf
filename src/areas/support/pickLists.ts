import type { PickLists } from '../../lists/pickLists.ts';

const pickLists = {
  'ticket-categories': [
    { code: 'it', label: 'IT and accounts' },
    { code: 'payroll', label: 'Payroll' },
    { code: 'leave', label: 'Leave and time' },
    { code: 'office', label: 'Office' },
    { code: 'other', label: 'Other' },
  ],
} satisfies PickLists;
export default pickLists;
