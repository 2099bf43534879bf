import type { Workspace } from '../../workspace/workspace.ts';

type Branded = Pick<Workspace, 'name' | 'brand'>;

/** What a browser shows of the console that is installed as an app (W3C Web Application Manifest). */
export const manifestOf = ({ name, brand }: Branded): string =>
  JSON.stringify({
    id: '/console/',
    name,
    short_name: name.slice(0, 12),
    start_url: '/console/',
    scope: '/console/',
    display: 'standalone',
    background_color: '#fafafb',
    theme_color: brand.color,
    icons: [{ src: '/console/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
  });

/** The icon of the installed app: a clock in the workspace's colours. Its edge may be cut off to a circle. */
export const appIcon = ({ brand: { color, ink } }: Branded): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${color}" d="M0 0h32v32H0z"/><g fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round"><circle cx="16" cy="16" r="8"/><path d="M16 11v5l3 3"/></g></svg>`;

/** An image may be opened by itself; nothing in it can run. */
export const ICON_HEADERS = { 'Content-Security-Policy': "default-src 'none'" };
