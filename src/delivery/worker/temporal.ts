import { Client } from '@temporalio/client';
import { NativeConnection } from '@temporalio/worker';

export interface TemporalTarget {
  /** `host:port` of the frontend. */
  address: string;
  namespace: string;
  tls?: boolean;
  apiKey?: string | undefined;
}

/** `temporal.api.enums.v1.IndexedValueType`. */
export const indexedValueTypes = { Keyword: 2, Int: 3 } as const;

/** One connection to Temporal, with a client that uses it. */
export interface TemporalConnection {
  connection: NativeConnection;
  client: Client;
  /** Call it when everything that uses the connection has ended. */
  close(): Promise<void>;
}

/** @throws TransportError if Temporal does not answer. */
export async function connectTemporal({
  address,
  namespace,
  tls,
  apiKey,
}: TemporalTarget): Promise<TemporalConnection> {
  const connection = await NativeConnection.connect({
    address,
    ...(tls && { tls: true }),
    ...(apiKey && { apiKey }),
  });
  const client = new Client({ connection, namespace });
  return { connection, client, close: () => connection.close() };
}
