import type { PickLists } from '../../lists/pickLists.ts';

/** Default items of the lists for user types, departments, workplaces and termination reasons. */
const pickLists = {
  'user-types': [
    { code: 'permanent', label: 'Permanent' },
    { code: 'part-time', label: 'Part-time' },
    { code: 'contractor', label: 'Contractor' },
    { code: 'intern', label: 'Intern' },
  ],
  departments: [
    { code: 'management', label: 'Management', color: '#4a5568' },
    { code: 'engineering', label: 'Engineering', color: '#2b6cb0' },
    { code: 'design', label: 'Design', color: '#b83280' },
    { code: 'sales', label: 'Sales', color: '#c05621' },
    { code: 'operations', label: 'Operations', color: '#2f855a' },
    { code: 'office', label: 'Office', color: '#2c7a7b' },
  ],
  workplaces: [{ code: 'main-office', label: 'Main office' }],
  'termination-reasons': [
    { code: 'resignation', label: 'Resignation' },
    { code: 'end-of-contract', label: 'End of contract' },
    { code: 'mutual', label: 'Mutual agreement' },
    { code: 'retirement', label: 'Retirement' },
  ],
} satisfies PickLists;
export default pickLists;
