import { statement } from '../../../db/statement.ts';

/** White-label values of a workspace. Values that are not set are absent. */
export interface Theme {
  primary_color?: string;
  primary_text_color?: string;
  accent_color?: string;
  accent_text_color?: string;
  support_email?: string;
  login_text?: string;
  font?: 'system' | 'serif' | 'mono';
}

export interface BrandingRow {
  id: string;
  name: string;
  locale: string;
  theme: Theme;
  version: number;
}

const COLUMNS = 'id, name, locale, theme, version';

export const brandingRow = statement<BrandingRow>(`SELECT ${COLUMNS} FROM workspaces WHERE id = $1`);

/** The same, locked until the transaction ends. */
export const brandingForChange = statement<BrandingRow>(
  `SELECT ${COLUMNS} FROM workspaces WHERE id = $1 FOR NO KEY UPDATE`,
);

export const setTheme = statement<BrandingRow, { theme: string }>(
  `UPDATE workspaces SET theme = $theme::jsonb WHERE id = $1 RETURNING ${COLUMNS}`,
);
