import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '@temporalio/client';

/** Types of search attributes, spelled as on the dev server's command line. */
export type SearchAttributeKind = 'Text' | 'Keyword' | 'Int' | 'Double' | 'Bool' | 'Datetime' | 'KeywordList';

/** `temporal.api.enums.v1.IndexedValueType`. */
const indexed: Readonly<Record<SearchAttributeKind, number>> = {
  Text: 1,
  Keyword: 2,
  Int: 3,
  Double: 4,
  Bool: 5,
  Datetime: 6,
  KeywordList: 7,
};

/**
 * Waits until the server answers and knows the namespace, then registers search attributes that an older data
 * folder lacks (those of the command line apply only when the namespace is created). Returns false if the
 * server ends first, or after 60 s.
 */
export async function waitForNamespace(
  address: string,
  namespace: string,
  attributes: Readonly<Record<string, SearchAttributeKind>>,
  hasEnded: () => boolean,
): Promise<boolean> {
  const { Connection } = await import('@temporalio/client');
  const end = Date.now() + 60_000;
  let connection: Connection | undefined;
  try {
    while (!hasEnded() && Date.now() < end) {
      try {
        connection ??= await Connection.connect({ address, connectTimeout: 1000 });
        await connection.withDeadline(Date.now() + 2000, async () => {
          await connection?.workflowService.describeNamespace({ namespace });
        });
        await addMissing(connection, namespace, attributes);
        return !hasEnded();
      } catch {
        await sleep(50);
      }
    }
    return false;
  } finally {
    await connection?.close();
  }
}

async function addMissing(
  connection: Connection,
  namespace: string,
  attributes: Readonly<Record<string, SearchAttributeKind>>,
): Promise<void> {
  const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace });
  const missing = Object.entries(attributes).filter(([name]) => !(name in customAttributes));
  if (missing.length === 0) return;
  const searchAttributes = Object.fromEntries(missing.map(([name, kind]) => [name, indexed[kind]]));
  await connection.operatorService.addSearchAttributes({ namespace, searchAttributes });
}
