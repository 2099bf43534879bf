/**
 * What the page's own HTML says of the workspace, so that name, logo and colours show before any call. The
 * service fills it in.
 */
export interface Branding {
  name: string;
  logo: string | null;
  darkLogo: string | null;
  support: string | null;
  text: string | null;
  /** The address of Temporal's own UI; null if the operator has named none. */
  temporalUi: string | null;
}

const given = (name: string): string | null => document.documentElement.dataset[name] || null;

export const branding: Branding = {
  name: given('name') ?? '',
  logo: given('logo'),
  darkLogo: given('darkLogo'),
  support: given('support'),
  text: given('text'),
  temporalUi: given('temporalUi'),
};
