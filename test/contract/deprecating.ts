/** The calls that `deprecatedCalls.ts` deprecates, and when. */
export const BALANCE = '/api/v1/pto/balance/';
export const ENTRIES = '/api/v1/tracking/entries/';
export const LOGOUT = '/api/v1/auth/logout/';
export const ENDING = { since: '2027-01-15', sunset: '2028-01-15' };
export const SUCCESSOR = '/api/v1/pto/policies/';
export const WORDS = { deprecated: true, 'x-deprecated-since': ENDING.since, 'x-sunset': ENDING.sunset };

/** What that process sends once it listens. */
export interface Deprecating {
  url: string;
  /** Host of its workspace. */
  host: string;
  /** Access token of an employee. */
  token: string;
  /** The employee's key with the scope `time:read` alone. */
  key: string;
}
