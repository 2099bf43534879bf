import { useEffect, useState } from 'react';
import { listen, type Way } from '../api/live.ts';
import { queries } from '../api/query.ts';
import { toast } from '../parts/toast/toasts.ts';

export interface Notices {
  unread: number;
  way: Way;
}

/** The number of unread notices, and how they arrive. A new one shows. */
export function useNotices(): Notices {
  const [state, setState] = useState<Notices>({ unread: 0, way: 'connecting' });
  useEffect(
    () =>
      listen({
        unread: (unread) => setState((before) => ({ ...before, unread })),
        way: (way) => setState((before) => ({ ...before, way })),
        notice(notice) {
          toast(notice.title);
          // what is on screen is fetched again; the rest when it is shown
          void queries.invalidateQueries();
        },
      }),
    [],
  );
  return state;
}
