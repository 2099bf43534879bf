import type { Rows } from '../../access/row.ts';

export const rows: Rows = {
  getBranding: {},
  getTheme: {},
  putTheme: {
    body: (at) => ({ login_text: `Welcome ${at.next()}` }),
    example: {
      body: {
        primary_color: '#1F5F8B',
        accent_color: '#C05621',
        accent_text_color: '#FFFFFF',
        support_email: 'people@example.test',
        login_text: 'Welcome to Brightwater Studio.',
        font: 'serif',
      },
    },
  },
};
