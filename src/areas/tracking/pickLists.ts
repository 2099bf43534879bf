import type { PickLists } from '../../lists/pickLists.ts';

const pickLists = {
  'time-categories': [
    { code: 'development', label: 'Development', color: '#2b6cb0' },
    { code: 'design', label: 'Design', color: '#b83280' },
    { code: 'customer', label: 'Customer work', color: '#c05621' },
    { code: 'meetings', label: 'Meetings', color: '#6b46c1' },
    { code: 'support', label: 'Support', color: '#2f855a' },
    { code: 'internal', label: 'Internal', color: '#4a5568' },
    { code: 'travel', label: 'Travel', color: '#b7791f' },
  ],
} satisfies PickLists;
export default pickLists;
