import type { Place, Rows } from '../../access/row.ts';
import { PNG, upload } from '../../support/form.ts';

const picture = upload(PNG, 'logo.png', 'image/png');

const logo = (at: Place) => at.service.request(at, 'PUT', '/branding/logo/', { as: at.admin, ...picture });

export const rows: Rows = {
  getBranding: {},
  getBrandingLogo: { before: logo },
  putLogo: picture,
  deleteLogo: { before: logo },
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
