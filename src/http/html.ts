/** Shared parts of the HTML pages. */
import { escapeHtml } from '../lib/html.ts';
import { logoPath } from '../workspace/logos.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** The pages' icon. Without one the browser asks for /favicon.ico, which does not exist. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%230b5fa5' stroke-width='2'%3E%3Ccircle cx='8' cy='8' r='6'/%3E%3Cpath d='M8 5v3l2 2'/%3E%3C/svg%3E";

/** The icon of a workspace's pages: its own, or the service's. */
export const iconOf = ({ logos }: Pick<Workspace, 'logos'>): string =>
  logos.favicon ? escapeHtml(logoPath('favicon', logos.favicon)) : ICON;

type Shown = Pick<Workspace, 'name' | 'logos'>;

/** The workspace's logo or name, in the browser's preferred mode, light or dark. */
export const nameOrLogoOnAny = (workspace: Shown): string =>
  nameOrLogo(
    workspace,
    (light, dark) =>
      `<picture><source srcset="${dark}" media="(prefers-color-scheme: dark)"><img ${picture(workspace, light)}></picture>`,
  );

/**
 * The same for a page with its own light and dark mode: images with the classes `for-light` and `for-dark`.
 */
export const nameOrLogoByMode = (workspace: Shown): string =>
  nameOrLogo(
    workspace,
    (light, dark) =>
      `<img class="for-light" ${picture(workspace, light)}><img class="for-dark" ${picture(workspace, dark)}>`,
  );

/**
 * The name if there is no light logo. A logo without a dark form is always shown on a light background.
 * `both` gets the addresses of the two forms.
 */
function nameOrLogo(workspace: Shown, both: (light: string, dark: string) => string): string {
  const { name, logos } = workspace;
  if (!logos.light) return escapeHtml(name);
  const light = escapeHtml(logoPath('light', logos.light));
  if (!logos.dark) return `<img class="on-light" ${picture(workspace, light)}>`;
  return both(light, escapeHtml(logoPath('dark', logos.dark)));
}

const picture = ({ name }: Shown, address: string): string =>
  `src="${address}" alt="${escapeHtml(name)}" height="40"`;
