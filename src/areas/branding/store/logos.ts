import { statement, type NoRow } from '../../../db/statement.ts';
import type { LogoVariant } from '../../../workspace/logos.ts';

export interface LogoRow {
  variant: LogoVariant;
  file_id: string;
}

/** At most three, one per variant. */
export const logoRows = statement<LogoRow>(
  'SELECT variant, file_id FROM branding_logos WHERE workspace_id = $1 ORDER BY variant',
);

export const logoOf = statement<{ file_id: string }, { variant: LogoVariant }>(
  'SELECT file_id FROM branding_logos WHERE workspace_id = $1 AND variant = $variant',
);

export const setLogo = statement<NoRow, { variant: LogoVariant; file_id: string }>(`
  INSERT INTO branding_logos (workspace_id, variant, file_id) VALUES ($1, $variant, $file_id)
  ON CONFLICT (workspace_id, variant) DO UPDATE SET file_id = EXCLUDED.file_id`);

export const removeLogo = statement<NoRow, { variant: LogoVariant }>(
  'DELETE FROM branding_logos WHERE workspace_id = $1 AND variant = $variant',
);
