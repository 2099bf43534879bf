/** The 14 scopes of service.md, each with the lowest role whose personal keys may have it. */
export const SCOPES = {
  'people:read': 'employee',
  'team:read': 'manager',
  'people:write': 'admin',
  'time:read': 'employee',
  'time:write': 'employee',
  'absences:read': 'employee',
  'absences:write': 'employee',
  'absences:approve': 'manager',
  'expenses:read': 'employee',
  'expenses:write': 'employee',
  'expenses:approve': 'manager',
  'payroll:read': 'employee',
  'reports:read': 'manager',
  'webhooks:manage': 'admin',
};

export const ROLES = ['employee', 'manager', 'admin'];

/**
 * An operation's `security` as plain data. `role`: lowest role of the user; null if no sign-in is needed.
 * `key`: a scope, 'any', 'none' (an anonymous call, which ignores keys) or 'refused'.
 */
export function accessOf(operation) {
  const entries = operation.security ?? [];
  const jwt = entries.find((entry) => entry.jwt)?.jwt;
  const apiKey = entries.find((entry) => entry.apiKey)?.apiKey;
  const anonymous = entries.some((entry) => Object.keys(entry).length === 0);
  const key = apiKey === undefined ? 'refused' : anonymous ? 'none' : (apiKey[0] ?? 'any');
  return { role: jwt?.[0] ?? null, key, anonymous };
}
