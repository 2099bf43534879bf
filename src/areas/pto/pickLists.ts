import type { PickLists } from '../../lists/pickLists.ts';

const pickLists = {
  'absence-reasons': [
    { code: 'holiday-trip', label: 'Holiday trip' },
    { code: 'family', label: 'Family' },
    { code: 'illness', label: 'Illness' },
    { code: 'appointment', label: 'Appointment' },
    { code: 'other', label: 'Other' },
  ],
} satisfies PickLists;
export default pickLists;
