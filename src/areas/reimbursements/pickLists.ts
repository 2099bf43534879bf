import type { PickLists } from '../../lists/pickLists.ts';

const pickLists = {
  'expense-categories': [
    { code: 'travel', label: 'Travel' },
    { code: 'lodging', label: 'Lodging' },
    { code: 'meals', label: 'Meals' },
    { code: 'software', label: 'Software' },
    { code: 'hardware', label: 'Hardware' },
    { code: 'training', label: 'Training' },
    { code: 'phone', label: 'Phone and internet' },
    { code: 'entertainment', label: 'Customer entertainment' },
    { code: 'other', label: 'Other' },
  ],
  // each company has its own
  'cost-centres': [],
  projects: [],
} satisfies PickLists;
export default pickLists;
