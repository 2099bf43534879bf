/** What exports leave behind them: a line for each step that a person takes, and a notice to who asked when it is over. */
import type { Tx } from '../../../db/handle.ts';
import { audit } from '../../../events/audit.ts';
import { notify } from '../../../events/notify.ts';
import { systemCall, type Writing } from '../../../events/writing.ts';
import { findWorkspace } from '../../../workspace/find.ts';

type Step = 'requested' | 'downloaded' | 'deleted';

export const announceExport = (
  call: Pick<Writing, 'caller' | 'db' | 'request'>,
  action: Step,
  id: string,
  changes: Record<string, [unknown, unknown]>,
): void => audit(call, { action, resource: 'export', id, changes });

const TEXTS = {
  ready: {
    kind: 'export.ready',
    action: 'finished',
    title: 'The export of the workspace is ready',
    body: 'It can be downloaded for seven days.',
  },
  failed: {
    kind: 'export.failed',
    action: 'failed',
    title: 'The export of the workspace has failed',
    body: 'Nothing was changed by it. Ask for another one.',
  },
} as const;

interface Asked {
  id: string;
  requested_by: string;
}

/** Tells who asked for an export how it has ended, in the transaction that ends it. */
export async function announceEnded(
  tx: Tx,
  asked: Asked,
  how: keyof typeof TEXTS,
  now: number,
): Promise<void> {
  const workspace = (await findWorkspace(tx))!;
  tellEnded(systemCall(tx, workspace, now), asked, how);
}

/** The same, of a job's call that is there already. */
export function tellEnded(call: Writing, { id, requested_by }: Asked, how: keyof typeof TEXTS): void {
  const { kind, action, title, body } = TEXTS[how];
  audit(call, { action, resource: 'export', id });
  notify(call, {
    userId: requested_by,
    kind,
    title,
    body,
    resource: { type: 'export', id },
    url: '/settings/exports',
  });
}
