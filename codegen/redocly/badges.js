import { accessOf, SCOPES, ROLES } from './access.js';
import { operationsOf } from './complete-operations.js';
import { endingLine } from './ending.js';
import { ownRecordLine } from './own-record.js';

const andUp = (role) => (role === ROLES.at(-1) ? 'admin' : `${role} and up`);

/** Who may call an operation, as text: "Scope `absences:read`, roles employee and up". */
function accessLine(operation) {
  const { role, key } = accessOf(operation);
  const roles =
    role === null ? 'no sign-in needed' : `${role === ROLES.at(-1) ? 'role' : 'roles'} ${andUp(role)}`;
  if (key === 'refused')
    return role === null ? 'No sign-in needed; API keys are refused.' : `API keys are refused; ${roles}.`;
  if (key === 'none') return 'Open to anyone; no credential needed.';
  if (key === 'any') return `Any API key; ${roles}.`;
  const least = SCOPES[key];
  const owner =
    ROLES.indexOf(least) > ROLES.indexOf(role) ? ` (a personal key's owner: ${andUp(least)})` : '';
  return `Scope \`${key}\`; ${roles}${owner}.`;
}

/** Light colours, because Scalar's text colours on badges are dark. */
const badgeOf = (operation) => {
  const { key } = accessOf(operation);
  if (key === 'refused') return { name: 'no API keys', color: '#fecaca' };
  if (key === 'none') return { name: 'open', color: '#e5e7eb' };
  return { name: key === 'any' ? 'any key' : key, color: '#bfdbfe' };
};

/** Adds scopes as badges and first lines of descriptions: Scalar does not show scopes of bearer schemes. */
export function badges() {
  return {
    Root: {
      leave(document) {
        for (const { operation } of operationsOf(document)) {
          operation['x-badges'] = [badgeOf(operation)];
          operation.description = [
            accessLine(operation),
            endingLine(operation),
            operation.description?.trimEnd(),
            ownRecordLine(operation),
          ]
            .filter(Boolean)
            .join('\n\n');
        }
      },
    },
  };
}
