import type { Branding } from '../../../generated/types.ts';
import type { BrandingRow } from '../store/branding.ts';

/** Colours of a workspace that has set none. */
const PRIMARY = '#1F4B99';
const ACCENT = '#E07A1F';

export function presentBranding({ name, locale, theme }: BrandingRow): Branding {
  return {
    workspace_name: name,
    logo_url: theme.logo_url ?? null,
    primary_color: theme.primary_color ?? PRIMARY,
    accent_color: theme.accent_color ?? ACCENT,
    support_email: theme.support_email ?? null,
    login_text: theme.login_text ?? null,
    locale,
  };
}
