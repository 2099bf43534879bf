import { Refusal, refusalOf } from './refusal.ts';

/**
 * The OpenAPI document of the workspace, without the areas that are switched off.
 * @throws Refusal if the service does not answer with it
 */
export async function fetchDocument(): Promise<Record<string, unknown>> {
  const response = await fetch('/api/schema/', { credentials: 'omit' }).catch(() => {
    throw new Refusal(0, {});
  });
  if (!response.ok) throw await refusalOf(response);
  return (await response.json()) as Record<string, unknown>;
}
