import { statement } from '../../../db/statement.ts';

/** White-label values of a workspace; what is not set is absent. */
export interface Theme {
  primary_color?: string;
  accent_color?: string;
  support_email?: string;
  login_text?: string;
  logo_url?: string;
}

export interface BrandingRow {
  name: string;
  locale: string;
  theme: Theme;
}

export const brandingRow = statement<BrandingRow>('SELECT name, locale, theme FROM workspaces WHERE id = $1');
