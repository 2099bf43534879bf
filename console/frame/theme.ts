import type { Given } from '../api/call.ts';

export type Theme = NonNullable<NonNullable<Given<'putPreferences'>['body']>['theme']>;

const KEPT = 'workforce.theme';

/** What the person chose, as this browser knows it; the device's own choice by default. */
export const chosenTheme = (): Theme => (localStorage.getItem(KEPT) as Theme | null) ?? 'system';

/** Shows a theme, and keeps it so that the next visit begins with it. */
export function applyTheme(theme: Theme = chosenTheme()): void {
  localStorage.setItem(KEPT, theme);
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
