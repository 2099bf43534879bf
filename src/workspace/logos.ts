/** The logos of a workspace for mails, pages and documents. */

export const LOGO_VARIANTS = ['light', 'dark', 'favicon'] as const;

/** For a light background, for a dark one, or for the browser tab. */
export type LogoVariant = (typeof LOGO_VARIANTS)[number];

/** File ids of the existing variants. */
export type Logos = Readonly<Partial<Record<LogoVariant, string>>>;

/** Public path of a logo, from the root of the host; a new file has a new path. */
export const logoPath = (variant: LogoVariant, fileId: string): string =>
  `/api/v1/branding/logo/?variant=${variant}&v=${fileId}`;
