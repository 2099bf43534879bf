/** Shared parts of the HTML pages. */
import { escapeHtml } from '../lib/html.ts';
import { logoPath } from '../workspace/logos.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** The pages' icon; without one the browser asks for /favicon.ico, which does not exist. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%230b5fa5' stroke-width='2'%3E%3Ccircle cx='8' cy='8' r='6'/%3E%3Cpath d='M8 5v3l2 2'/%3E%3C/svg%3E";

/** The icon of a workspace's pages: its own, or the service's. */
export const iconOf = ({ logos }: Pick<Workspace, 'logos'>): string =>
  logos.favicon ? escapeHtml(logoPath('favicon', logos.favicon)) : ICON;

/** Whose page it is: the logo with the name as its text, or the name where there is none for a light ground. */
const nameOrLogo = ({ name, logos }: Pick<Workspace, 'name' | 'logos'>): string =>
  logos.light ? `<img ${picture(name, logos.light)}>` : escapeHtml(name);

/** The same on the ground that the browser prefers, light or dark. */
export function nameOrLogoOnAny(workspace: Pick<Workspace, 'name' | 'logos'>): string {
  const { name, logos } = workspace;
  if (!logos.light) return nameOrLogo(workspace);
  // a logo that has no form for a dark ground is shown on a light one
  if (!logos.dark) return `<img class="on-light" ${picture(name, logos.light)}>`;
  const dark = escapeHtml(logoPath('dark', logos.dark));
  return `<picture><source srcset="${dark}" media="(prefers-color-scheme: dark)"><img ${picture(name, logos.light)}></picture>`;
}

/** The same on a page that is light or dark by its own choice: pictures of the classes `for-light` and `for-dark`. */
export function nameOrLogoByMode(workspace: Pick<Workspace, 'name' | 'logos'>): string {
  const { name, logos } = workspace;
  if (!logos.light) return nameOrLogo(workspace);
  if (!logos.dark) return `<img class="on-light" ${picture(name, logos.light)}>`;
  const dark = `src="${escapeHtml(logoPath('dark', logos.dark))}" alt="${escapeHtml(name)}" height="40"`;
  return `<img class="for-light" ${picture(name, logos.light)}><img class="for-dark" ${dark}>`;
}

const picture = (name: string, light: string): string =>
  `src="${escapeHtml(logoPath('light', light))}" alt="${escapeHtml(name)}" height="40"`;
