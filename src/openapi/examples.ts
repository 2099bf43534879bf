/**
 * Adds the recorded examples (`npm run examples`) to bodies, answers and parameters. Done only when a
 * document is served, so that validation does not carry them.
 */
import generated from '../generated/examples.json' with { type: 'json' };
import { operationsIn, type OpenApiDocument, type Operation } from './document.ts';

/** The recording of a call; `request` and `body` are set only if there is something to show. */
interface Recorded {
  request: { path?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
  response: { status: number; headers?: Record<string, string>; body?: unknown };
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
}
type Content = Record<string, object>;
interface Body {
  content?: Content;
}
interface Response extends Body {
  $ref?: string;
  'x-codes'?: string[];
}

const JSON_TYPE = 'application/json';
const areas = generated as unknown as Record<string, Record<string, Recorded>>;
const { shared: refusals = {}, ...ofAreas } = areas;
const recorded = new Map(Object.values(ofAreas).flatMap((area) => Object.entries(area)));

export function withExamples(document: OpenApiDocument): OpenApiDocument {
  const shown = new Map<string, unknown>();
  const paths: OpenApiDocument['paths'] = {};
  for (const { method, path, operation } of operationsIn(document))
    (paths[path] ??= {})[method.toLowerCase()] = showIn(document, operation, shown);
  const { parameters, responses } = document.components as Record<string, Record<string, object>>;
  return {
    ...document,
    paths,
    components: {
      ...document.components,
      parameters: mapped(parameters, (one, name) =>
        shown.has(name) ? { ...one, example: shown.get(name) } : one,
      ),
      responses: mapped(responses, (one, name) => showBody(one as Body, refusals[name]?.response.body)),
    },
  };
}

/**
 * An operation with its example. A shared parameter shows the value of the first call that uses it (`shown`).
 */
function showIn(document: OpenApiDocument, operation: Operation, shown: Map<string, unknown>): Operation {
  const { request, response }: Recorded = recorded.get(operation.operationId) ?? {
    request: {},
    response: { status: 0 },
  };
  // without its charset
  const type = response.headers?.['Content-Type']?.split(';')[0] ?? JSON_TYPE;
  const {
    parameters = [],
    requestBody,
    responses,
  } = operation as unknown as {
    parameters?: Parameter[];
    requestBody?: Body;
    responses: Record<string, Response>;
  };
  const asked: Record<string, Record<string, unknown> | undefined> = {
    path: request.path,
    query: request.query,
  };
  const withValue = (parameter: Parameter): Parameter => {
    const name = parameter.$ref?.slice(parameter.$ref.lastIndexOf('/') + 1);
    const declared = name ? (document.components['parameters']![name] as Parameter) : parameter;
    const value = asked[declared.in]?.[declared.name];
    if (value === undefined) return parameter;
    if (!name) return { ...parameter, example: value } as Parameter;
    if (!shown.has(name)) shown.set(name, value);
    return parameter;
  };
  return {
    ...operation,
    ...(parameters.length > 0 ? { parameters: parameters.map(withValue) } : {}),
    ...(requestBody ? { requestBody: showBody(requestBody, request.body) } : {}),
    responses: mapped(responses, (one, status) =>
      Number(status) === response.status
        ? showBody(one, response.body, type)
        : showBody(one, refusalFor(one)),
    ),
  };
}

/** The example of an error answer without a recording: the first shared refusal whose code it may have. */
function refusalFor({ 'x-codes': codes = [] }: Response): unknown {
  return Object.values(refusals)
    .map(({ response }) => response.body as { data: { code: string } })
    .find(({ data }) => codes.includes(data.code));
}

function showBody<Whole extends Body>(whole: Whole, example: unknown, type = JSON_TYPE): Whole {
  const shown = whole.content?.[type];
  if (!shown || example === undefined) return whole;
  return { ...whole, content: { ...whole.content, [type]: { ...shown, example } } };
}

const mapped = <T>(
  all: Record<string, T> | undefined,
  change: (one: T, name: string) => T,
): Record<string, T> =>
  Object.fromEntries(Object.entries(all ?? {}).map(([name, one]) => [name, change(one, name)]));
