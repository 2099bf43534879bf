import { authorize } from '../../../auth/authorize.ts';
import type { Caller } from '../../../auth/caller.ts';
import { operations, type OperationId } from '../../../generated/operations.ts';
import type { Found } from '../../../generated/types.ts';
import { once } from '../../../lib/once.ts';
import { document, operationsIn } from '../../../openapi/document.ts';
import type { Workspace } from '../../../workspace/workspace.ts';

const MOST = 5;

interface Named {
  id: OperationId;
  summary: string;
  /** What its words are looked for in. */
  text: string;
}

/** Made on first use, because most processes never search. */
const named = once((): Named[] =>
  [...operationsIn(document)].map(({ operation }) => {
    const id = operation.operationId as OperationId;
    const summary = operation.summary ?? id;
    return { id, summary, text: `${summary} ${id} ${operations[id].area}`.toLowerCase() };
  }),
);

/** Operations that the caller may use, with all words of the text; those that begin with it first. */
export function foundOperations(text: string, caller: Caller, workspace: Workspace): Found[] {
  const words = text.toLowerCase().split(/\s+/);
  const begins = ({ summary }: Named) => summary.toLowerCase().startsWith(words.join(' '));
  return named()
    .filter((one) => words.every((word) => one.text.includes(word)))
    .filter(({ id }) => authorize(operations[id], caller, workspace) === null)
    .sort((a, b) => Number(begins(b)) - Number(begins(a)))
    .slice(0, MOST)
    .map(({ id, summary }) => ({
      kind: 'operation',
      id,
      title: summary,
      detail: operations[id].area,
      url: `/calls/${id}`,
    }));
}
