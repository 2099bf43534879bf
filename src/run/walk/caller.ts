/** Calls the running service as a client and prints a line per call. */
import type { FirstRun } from '../start/firstRun.ts';

/** The walk cannot continue; the message says what to do. */
export class WalkError extends Error {}

interface Envelope<Data> {
  data: Data;
  detail?: string;
  errors?: object;
}

interface CallOptions<Data> {
  /** An access token or an API key. */
  as?: string;
  body?: object;
  /** What the line says about the answer, after its status. */
  says?(data: Data): string;
}

/** Default type of an answer: an object of texts. */
type Texts = Record<string, string>;

export interface Caller {
  /**
   * Returns `data`.
   * @throws WalkError with the service's message if the call is refused
   */
  call<Data = Texts>(method: string, path: string, options?: CallOptions<Data>): Promise<Data>;
  /** The same; undefined if the call is refused with this code. */
  callUnless<Data = Texts>(
    code: string,
    method: string,
    path: string,
    options?: CallOptions<Data>,
  ): Promise<Data | undefined>;
}

export function callerOf({ base_url }: Pick<FirstRun, 'base_url'>, print: (line: string) => void): Caller {
  async function callUnless<Data>(
    code: string | undefined,
    method: string,
    path: string,
    { as, body, says }: CallOptions<Data> = {},
  ): Promise<Data | undefined> {
    const reply = await fetch(`${base_url}/api/v1${path}`, {
      method,
      headers: {
        ...(as === undefined ? {} : { authorization: `Bearer ${as}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new WalkError(`Nothing answers at ${base_url}. Start the service with npm start.`);
    });
    const answer = (await reply.json()) as Envelope<Data>;
    const refusal = reply.ok ? undefined : (answer.data as { code: string }).code;
    print(
      `   ${`${method} ${withoutIds(path)}`.padEnd(44)} ${reply.status}  ${refusal ?? says?.(answer.data) ?? ''}`.trimEnd(),
    );
    if (refusal === undefined) return answer.data;
    if (refusal === code) return undefined;
    const errors = answer.errors === undefined ? '' : ` ${JSON.stringify(answer.errors)}`;
    throw new WalkError(`${answer.detail ?? reply.statusText}${errors}`);
  }
  return {
    callUnless,
    call: async <Data>(method: string, path: string, options?: CallOptions<Data>) =>
      (await callUnless<Data>(undefined, method, path, options)) as Data,
  };
}

const withoutIds = (path: string): string => path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…');
