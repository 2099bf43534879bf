/** The answers that the contract declares for operations. */
import { operations, type OperationId } from '../generated/operations.ts';
import { document } from './document.ts';

export interface DeclaredAnswer {
  $ref?: string;
  content?: Record<string, { schema: object }>;
}

/** The answer as the operation declares it, often a reference; undefined for an undeclared status. */
export function answerOf(id: OperationId, status: number): DeclaredAnswer | undefined {
  const { path, method } = operations[id];
  const answers = document.paths[path]![method.toLowerCase()]!['responses'] as Record<string, DeclaredAnswer>;
  return answers[String(status)];
}

/** The schema of a JSON answer, with its references; null if the answer is not JSON. */
export function jsonSchemaOf(answer: DeclaredAnswer): object | null {
  const { content } = answer.$ref === undefined ? answer : (componentAt(answer.$ref) as DeclaredAnswer);
  return content?.['application/json']?.schema ?? null;
}

/** The target of `#/components/<kind>/<name>`. */
export function componentAt($ref: string): object {
  const [, , kind, name] = $ref.split('/');
  const part = document.components[kind!]?.[name!];
  if (!part) throw new Error(`the contract has no ${$ref}`);
  return part;
}
