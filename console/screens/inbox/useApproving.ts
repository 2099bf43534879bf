import { useState } from 'react';
import { queries } from '../../api/query.ts';
import type { Refusal } from '../../api/refusal.ts';
import { toast } from '../../parts/toast/toasts.ts';
import { t } from '../../texts/index.ts';
import { APPROVALS } from './decisions.ts';

/** Milliseconds in which an approval can be taken back. Afterwards webhooks may have told others. */
const UNDO = 5_000;

interface One {
  kind: string;
  id: string;
  title: string;
}

/** Hides what is being approved, and sends it when it can no longer be taken back or the page is left. */
export function useApproving() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const show = (ids: readonly string[]) =>
    setHidden((before) => new Set([...before].filter((one) => !ids.includes(one))));

  const approve = (some: readonly One[]) => {
    const ids = some.map(({ id }) => id);
    setHidden((before) => new Set([...before, ...ids]));
    const send = () => {
      clearTimeout(timer);
      removeEventListener('pagehide', send);
      const sent = some.map(({ kind, id }) =>
        APPROVALS[kind]!(id).catch((error: unknown) => {
          setRefusal(error as Refusal);
          show([id]);
        }),
      );
      void Promise.all(sent).then(() => queries.invalidateQueries());
    };
    const timer = setTimeout(send, UNDO);
    addEventListener('pagehide', send);
    const what = some.length === 1 ? some[0]!.title : t.requests(some.length);
    toast(t.approving(what), 'plain', () => {
      clearTimeout(timer);
      removeEventListener('pagehide', send);
      show(ids);
    });
  };
  return { hidden, refusal, approve };
}
