import type { OperationRow } from '../../src/openapi/operation.ts';
import { dereference } from '../../src/openapi/dereference.ts';
import { document } from '../../src/openapi/document.ts';
import { operations } from '../../src/generated/operations.ts';
import type { Schema } from './fromSchema.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

/** An operation with its schemas, in which references are resolved. */
export interface Described extends OperationRow {
  parameters: Parameter[];
  /** The schema of the JSON body; null if the call takes no body or a form. */
  bodySchema: Schema | null;
}

const plain = dereference(document) as { paths: Record<string, Record<string, any>> };

/** Every operation of the contract, with the schemas of the document. */
export const described: Described[] = (Object.values(operations) as OperationRow[]).map((row) => {
  const operation = plain.paths[row.path]![row.method.toLowerCase()];
  return {
    ...row,
    parameters: (operation.parameters ?? []) as Parameter[],
    bodySchema: (operation.requestBody?.content['application/json']?.schema ?? null) as Schema | null,
  };
});
