import { accessOf, SCOPES, ROLES } from './access.js';
import { operationsOf } from './complete-operations.js';

const andUp = (role) => (role === ROLES.at(-1) ? 'admin' : `${role} and up`);

/** "Scope `absences:read`, roles employee and up": who may call an operation, in words. */
function accessLine(operation) {
  const { role, key } = accessOf(operation);
  const roles = role === null ? 'no sign-in needed' : `roles ${andUp(role)}`;
  if (key === 'refused')
    return role === null ? 'No sign-in needed; API keys are refused.' : `API keys are refused; ${roles}.`;
  if (key === 'none') return 'Open to anyone; no credential needed.';
  if (key === 'any') return `Any API key; ${roles}.`;
  const least = SCOPES[key];
  const owner =
    ROLES.indexOf(least) > ROLES.indexOf(role) ? ` (a personal key's owner: ${andUp(least)})` : '';
  return `Scope \`${key}\`; ${roles}${owner}.`;
}

/** Light colours: Scalar writes on them in dark ones of its own. */
const badgeOf = (operation) => {
  const { key } = accessOf(operation);
  if (key === 'refused') return { name: 'no API keys', color: '#fecaca' };
  if (key === 'none') return { name: 'open', color: '#e5e7eb' };
  return { name: key === 'any' ? 'any key' : key, color: '#bfdbfe' };
};

/** One row for each scope: what it grants is what the calls say. */
function callsByScope(document) {
  const rows = new Map();
  for (const { path, method, operation } of operationsOf(document)) {
    const { key } = accessOf(operation);
    if (key === 'refused' || key === 'none') continue;
    const scope = key === 'any' ? 'any key' : `\`${key}\``;
    rows.set(scope, [
      ...(rows.get(scope) ?? []),
      `\`${method.toUpperCase()} ${path.replace('/api/v1', '')}\``,
    ]);
  }
  const lines = [...rows]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([scope, calls]) => `| ${scope} | ${calls.join('<br>')} |`);
  return ['## Calls by scope', '', '| Scope | Calls under `/api/v1` |', '|---|---|', ...lines].join('\n');
}

/** Scalar shows no scopes of bearer schemes: the reference gets them as badges, a first line and a table. */
export function badges() {
  return {
    Root: {
      leave(document) {
        for (const { operation } of operationsOf(document)) {
          operation['x-badges'] = [badgeOf(operation)];
          operation.description = [accessLine(operation), operation.description].filter(Boolean).join('\n\n');
        }
        document.info.description = `${document.info.description}\n${callsByScope(document)}\n`;
      },
    },
  };
}
