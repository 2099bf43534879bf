import type { Branding, Theme as Shown } from '../../../generated/types.ts';
import { BRAND } from '../../../workspace/find.ts';
import { logoPath, type LogoVariant } from '../../../workspace/logos.ts';
import { WHITE } from '../../../workspace/contrast.ts';
import type { BrandingRow, Theme } from '../store/branding.ts';
import type { LogoRow } from '../store/logos.ts';

/** Default accent colour. */
const ACCENT = '#B45309';

export function presentBranding({ name, locale, theme }: BrandingRow, logos: readonly LogoRow[]): Branding {
  const urlOf = (variant: LogoVariant): string | null => {
    const found = logos.find((one) => one.variant === variant);
    return found ? logoPath(variant, found.file_id) : null;
  };
  return {
    workspace_name: name,
    logo_url: urlOf('light'),
    dark_logo_url: urlOf('dark'),
    favicon_url: urlOf('favicon'),
    primary_color: theme.primary_color ?? BRAND.color,
    primary_text_color: theme.primary_text_color ?? BRAND.ink,
    accent_color: theme.accent_color ?? ACCENT,
    accent_text_color: theme.accent_text_color ?? WHITE,
    support_email: theme.support_email ?? null,
    login_text: theme.login_text ?? null,
    font: theme.font ?? 'system',
    locale,
  };
}

export function presentTheme({ theme, version }: { theme: Theme; version: number }): Shown {
  return {
    primary_color: theme.primary_color ?? BRAND.color,
    primary_text_color: theme.primary_text_color ?? BRAND.ink,
    accent_color: theme.accent_color ?? ACCENT,
    accent_text_color: theme.accent_text_color ?? WHITE,
    login_text: theme.login_text ?? null,
    support_email: theme.support_email ?? null,
    font: theme.font ?? 'system',
    version,
  };
}
