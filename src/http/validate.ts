import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { OpenAPIValidator } from 'openapi-backend';
import type { OperationId } from '../contract.ts';
import { dereference } from '../dereference.ts';
import document from '../generated/openapi.json' with { type: 'json' };
import { invalid, notFound } from '../problem.ts';
import { ajv, fieldErrors } from '../schemas.ts';

/** openapi-backend turns the contract into Ajv validators; we call those directly, compiled on first use of an operation. */
const validator = new OpenAPIValidator({
  definition: dereference(document) as never,
  lazyCompileValidators: true,
  customizeAjv: () => ajv as never,
});

interface Parts {
  path: Record<string, string>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  requestBody?: unknown;
}

/** Throws 404 for a malformed id in the path and 422 with texts by field for the rest. */
export function validateRequest(id: OperationId, parts: Parts): void {
  const errors: ErrorObject[] = [];
  for (const validate of validator.getRequestValidatorsForOperation(id) as ValidateFunction[]) {
    if (!validate(parts)) errors.push(...(validate.errors ?? []));
  }
  if (errors.length === 0) return;
  if (errors.some((error) => error.instancePath.startsWith('/path'))) throw notFound();
  throw invalid(fieldErrors(errors));
}

/** Problems of a response with its contract: none, or what a developer must see. Used by tests and in samples. */
export function responseProblems(id: OperationId, status: number, body: unknown): string[] {
  const validate = validator.getStatusBasedResponseValidatorForOperation(id)?.[String(status)];
  if (!validate) return [`${id} does not declare ${status}`];
  return validate(body)
    ? []
    : (validate.errors ?? []).map(
        (error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
      );
}
