import { useEffect, useState } from 'react';
import { useCall, useWrite } from '../api/query.ts';
import { applyTheme, chosenTheme, type Theme } from './theme.ts';

/** The person's theme, the same in all their browsers, and what changes it. */
export function usePreferredTheme(): [theme: Theme, choose: (theme: Theme) => void] {
  const [theme, setTheme] = useState(chosenTheme);
  const preferences = useCall('getPreferences', {}).data?.data;
  const put = useWrite('putPreferences');
  const show = (chosen: Theme) => {
    applyTheme(chosen);
    setTheme(chosen);
  };
  const preferred = preferences?.theme as Theme | undefined;
  useEffect(() => {
    if (preferred) show(preferred);
  }, [preferred]);

  const choose = (chosen: Theme) => {
    show(chosen);
    const { version: _, ...others } = preferences ?? { version: 0 };
    put.mutate({ body: { ...others, theme: chosen } as never });
  };
  return [theme, choose];
}
