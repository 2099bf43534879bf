/** Audit lines for the steps of an export, and a notification to the requester when it ends. */
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
    body: 'No data was changed. You can request another export.',
  },
} as const;

interface Asked {
  id: string;
  requested_by: string;
}

/** Notifies the requester of the result, in the transaction that ends the export. */
export async function announceEnded(
  tx: Tx,
  asked: Asked,
  how: keyof typeof TEXTS,
  now: number,
): Promise<void> {
  const workspace = (await findWorkspace(tx))!;
  tellEnded(systemCall(tx, workspace, now), asked, how);
}

/** As `announceEnded`, with a job's existing call. */
export function tellEnded(call: Writing, { id, requested_by }: Asked, how: keyof typeof TEXTS): void {
  const { kind, action, title, body } = TEXTS[how];
  audit(call, { action, resource: 'export', id });
  notify(call, {
    userId: requested_by,
    kind,
    title,
    body,
    resource: { type: 'export', id },
  });
}
