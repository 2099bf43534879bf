import { expect, test } from '@jest/globals';
import { createTokens } from '../../src/auth/tokens.ts';
import { TEST_SECRET } from '../support/service.ts';

const MINE = '0193a000-0000-7000-8000-000000000001';
const THEIRS = '0193a000-0000-7000-8000-000000000002';

/**
 * The session would not be found in the other workspace in any case; this tests that the token itself is
 * refused.
 */
test('an access token is valid in its own workspace only', () => {
  const tokens = createTokens(TEST_SECRET);
  const now = Date.now();
  const token = tokens.access({ userId: MINE, sessionId: MINE, workspaceId: MINE }, now);
  expect(tokens.readAccess(token, MINE, now)).toMatchObject({ userId: MINE, workspaceId: MINE });
  expect(tokens.readAccess(token, THEIRS, now)).toBeNull();
});
