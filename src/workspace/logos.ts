/** The logos of a workspace, as mails, pages and documents name them. */

export const LOGO_VARIANTS = ['light', 'dark', 'favicon'] as const;

/** For a light ground, for a dark one, or for the tab of a browser. */
export type LogoVariant = (typeof LOGO_VARIANTS)[number];

/** The file of each variant that there is. */
export type Logos = Readonly<Partial<Record<LogoVariant, string>>>;

/** Where anyone finds a logo, from the root of the host; another path for another file. */
export const logoPath = (variant: LogoVariant, fileId: string): string =>
  `/api/v1/branding/logo/?variant=${variant}&v=${fileId}`;
