export type Theme = 'system' | 'light' | 'dark';

const KEPT = 'workforce.theme';

/** What this browser's person chose; the device's own choice by default. */
export const chosenTheme = (): Theme => (localStorage.getItem(KEPT) as Theme | null) ?? 'system';

/** Shows a theme, and keeps it for the next visit. */
export function applyTheme(theme: Theme = chosenTheme()): void {
  localStorage.setItem(KEPT, theme);
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
