/** The walls, and how to break each: an edit of one file that removes it. */
export interface Wall {
  name: string;
  file: string;
  /** Text -> its replacement. Each text must occur in the file; all of its occurrences are replaced. */
  edits: [from: string, to: string][];
  /** Part of the path of test files in which at least one test must fail. */
  tests: string;
  /** A RegExp for test titles, as `jest -t` accepts it. */
  titled?: string;
}

const AUTHENTICATE = 'src/auth/authenticate.ts';
const AUTHORIZE = 'src/auth/authorize.ts';
const KEY_REACH = 'src/people/keyReach.ts';

export const walls: Wall[] = [
  {
    name: 'Row-level security lets every row through',
    file: 'src/db/tenant.ts',
    edits: [['USING (${POLICY}) WITH CHECK (${POLICY})', 'USING (true) WITH CHECK (true)']],
    tests: 'test/walls/rowSecurity',
  },
  {
    name: 'Row-level security is not forced on the table’s owner',
    file: 'src/db/tenant.ts',
    edits: [['ALTER TABLE ${name} FORCE ROW LEVEL SECURITY;', '']],
    tests: 'test/walls/catalog',
  },
  {
    name: 'A statement does not filter by workspace',
    file: 'src/areas/tracking/store/entries.ts',
    edits: [
      [
        'WHERE e.workspace_id = $1 AND e.deleted_at IS NULL AND',
        'WHERE $1::uuid IS NOT NULL AND e.deleted_at IS NULL AND',
      ],
    ],
    tests: 'test/walls/filters',
    titled: 'tracking/entries/',
  },
  {
    name: 'A list does not filter by workspace',
    file: 'src/notifications/store.ts',
    edits: [['where: `workspace_id = $1 AND', 'where: `$1::uuid IS NOT NULL AND']],
    tests: 'test/walls/statements',
  },
  {
    name: 'A foreign key does not carry the workspace',
    file: 'src/migrations/008_socket_tickets.ts',
    edits: [["${ref('session_id', 'sessions', 'ON DELETE CASCADE')}", 'CHECK (session_id IS NOT NULL)']],
    tests: 'test/walls/catalog',
  },
  {
    name: 'The Host does not bind a token: any workspace’s is read',
    file: 'src/auth/tokens.ts',
    edits: [
      ['      audience: workspaceId,\n      clockTimestamp', '      clockTimestamp'],
      [' || aud !== workspaceId', ''],
    ],
    tests: 'test/access/tokens',
  },
  {
    name: 'A session’s role is not looked at',
    file: AUTHORIZE,
    edits: [
      [
        "if (caller.kind !== 'service_key' && !atLeast(caller.role, role)) return insufficientRole(role);",
        '',
      ],
    ],
    tests: 'test/access',
    titled: 'auth/users/',
  },
  {
    name: 'The contract asks for a lower role',
    file: 'src/generated/operations.ts',
    edits: [
      [
        "'path':'/api/v1/auth/users/','area':'auth','role':'admin'",
        "'path':'/api/v1/auth/users/','area':'auth','role':'manager'",
      ],
    ],
    tests: 'test/contract/coverage',
  },
  {
    name: 'A key’s scopes are not looked at',
    file: AUTHORIZE,
    edits: [['if (!caller.scopes!.includes(scope)) {', 'if (false as boolean) {']],
    tests: 'test/access/reads',
    titled: 'tracking/',
  },
  {
    name: 'Keys are accepted where they are refused',
    file: AUTHORIZE,
    edits: [["if (operation.key === 'refused') return keyNotAccepted();", '']],
    tests: 'test/access/reads',
    titled: 'api-keys/',
  },
  {
    name: 'A plan without API access has it',
    file: AUTHORIZE,
    edits: [['if (!planHasApi(workspace)) {', 'if (false as boolean) {']],
    tests: 'test/http/refusals',
  },
  {
    name: 'A module that is switched off answers',
    file: AUTHORIZE,
    edits: [['if (workspace.modulesOff.includes(operation.area)) {', 'if (false as boolean) {']],
    tests: 'test/http/refusals',
  },
  {
    name: 'A manager sees everybody, not only their tree',
    file: 'src/people/tree.ts',
    edits: [['return isBelowManager(db, caller.userId, personId);', 'return true;']],
    tests: 'test/access/reads',
    titled: 'auth/users/',
  },
  {
    name: 'A manager’s list shows everybody',
    file: 'src/people/tree.ts',
    edits: [
      [
        'SELECT id FROM users WHERE workspace_id = $1 AND manager_id = ${manager}',
        'SELECT id FROM users WHERE workspace_id = $1 AND ${manager}::uuid IS NOT NULL',
      ],
    ],
    tests: 'test/access/reads',
    titled: 'auth/users/',
  },
  {
    name: 'Everybody’s records are one’s own',
    file: 'src/people/subject.ts',
    edits: [
      [
        "caller.kind === 'service_key' || caller.userId === employeeId;",
        'caller.userId !== employeeId || true;',
      ],
    ],
    tests: 'test/access/reads',
    titled: 'requests/\\{absence_id\\}',
  },
  {
    name: 'Anyone may name another person as themselves',
    file: 'src/people/subject.ts',
    edits: [
      [
        'if (employeeId !== undefined && employeeId !== caller.userId) {',
        'if (employeeId === caller.keyId) {',
      ],
    ],
    tests: 'test/access/reads',
    titled: 'pto/balance',
  },
  {
    name: 'A reviewer decides on their own request',
    file: 'src/areas/pto/rules/review.ts',
    edits: [
      [
        'return barredFrom(caller, absence.employee_id, alone);',
        'return barredFrom(caller, absence.employee_id, !alone);',
      ],
    ],
    tests: 'test/operations/pto/review',
    titled: 'rule 21',
  },
  {
    name: 'A revoked key works',
    file: AUTHENTICATE,
    edits: [['if (!row || row.revoked) return null;', 'if (!row) return null;']],
    tests: 'test/access/reads',
    titled: 'platform/scopes',
  },
  {
    name: 'An expired key works',
    file: AUTHENTICATE,
    edits: [['Math.min(endOf(row.expires_at), endOfSecret', 'Math.min(Infinity, endOfSecret']],
    tests: 'test/access/reads',
    titled: 'platform/scopes',
  },
  {
    name: 'A key works from anywhere, whatever its allowed_ips',
    file: AUTHENTICATE,
    edits: [['if (networks.length === 0) return true;', 'if (networks.length >= 0) return true;']],
    tests: 'test/access/reads',
    titled: 'platform/scopes',
  },
  {
    name: 'A key’s prefix is enough, its secret is not compared',
    file: AUTHENTICATE,
    edits: [
      ['if (sameHash(hash, row.secret_hash)) return Infinity;', 'if (hash.length > 0) return Infinity;'],
    ],
    tests: 'test/access/reads',
    titled: 'platform/scopes',
  },
  {
    name: 'The key of someone deactivated works',
    file: AUTHENTICATE,
    edits: [["if (row.kind === 'personal' && row.user_status !== 'active') return null;", '']],
    tests: 'test/operations/auth/deactivate',
  },
  {
    name: 'What is known of a caller outlives a notice',
    file: AUTHENTICATE,
    edits: [
      [
        'verified.dropWhere((value) => value === null || value.workspaceId === workspaceId)',
        'verified.dropWhere((value) => value === null && workspaceId.length === 0)',
      ],
    ],
    tests: 'test/operations/platform/keyChanges',
  },
  {
    name: 'The secret before a rotation works for good',
    file: AUTHENTICATE,
    edits: [['? endOf(row.previous_valid_until) : 0', '? Infinity : 0']],
    tests: 'test/operations/platform/keyChanges',
    titled: 'grace',
  },
  {
    name: 'A key can be widened',
    file: 'src/areas/platform/actions/grants.ts',
    edits: [['if (gained && gained.length > 0)', 'if (gained && gained.length > 99)']],
    tests: 'test/operations/platform/keyChanges',
    titled: '422',
  },
  {
    name: 'A key is given scopes beyond its owner’s role',
    file: 'src/areas/platform/actions/grants.ts',
    edits: [['if (beyond.length > 0) {', 'if (beyond.length > 99) {']],
    tests: 'test/operations/platform/apiKeys',
    titled: 'rule 51',
  },
  {
    name: 'The signature of a token is not checked',
    file: 'src/auth/tokens.ts',
    edits: [
      [
        'const { header, payload } = jwt.verify(token, key, {',
        'const { header, payload } = { ...jwt.decode(token, { complete: true })! }; void ({',
      ],
    ],
    tests: 'test/access/reads',
    titled: 'platform/scopes',
  },
  {
    name: 'A token lives for ever',
    file: 'src/auth/tokens.ts',
    edits: [
      ['      complete: true,\n', '      complete: true,\n      ignoreExpiration: true,\n'],
      ['sessionId: sid, workspaceId, expires: exp }', 'sessionId: sid, workspaceId, expires: exp + 1e9 }'],
    ],
    tests: 'test/access/reads',
    titled: 'platform/scopes',
  },
  {
    name: 'The token of an ended session works',
    file: AUTHENTICATE,
    edits: [['s.user_id = $user_id AND s.revoked_at IS NULL AND', 's.user_id = $user_id AND']],
    tests: 'test/access/reads',
    titled: 'platform/scopes',
  },
  {
    name: 'Any password signs in',
    file: 'src/auth/passwords.ts',
    edits: [['return hash ? matches : false;', 'return hash ? matches || true : false;']],
    tests: 'test/operations/auth/login',
    titled: 'invalid_credentials',
  },
  {
    name: 'A code of the app works twice',
    file: 'src/auth/store/twoFactor.ts',
    edits: [['AND (last_step IS NULL OR last_step < $step)', 'AND $step::bigint IS NOT NULL']],
    tests: 'test/operations/auth/login',
    titled: 'rule 57',
  },
  {
    name: 'A challenge has no end of tries',
    file: 'src/areas/auth/store/oneTimeTokens.ts',
    edits: [['     AND tries < ${CHALLENGE_TRIES}\n', '']],
    tests: 'test/operations/auth/login',
    titled: 'challenge_expired',
  },
  {
    name: 'An old refresh token is as good as a new one',
    file: 'src/areas/auth/operations/refreshTokens.ts',
    edits: [['if (claims.generation < session.generation - 1 || sinceRotation', 'if (sinceRotation']],
    tests: 'test/operations/auth/sessions',
    titled: 'token_reused',
  },
  {
    name: 'A page of any origin opens sockets',
    file: 'src/http/upgrade.ts',
    edits: [['    assertOrigin(request.headers.origin, host, deps.corsOrigins);\n', '']],
    tests: 'test/realtime/handshake',
    titled: 'Origin',
  },
  {
    name: 'A socket’s ticket works more than once',
    file: 'src/notifications/store.ts',
    edits: [
      [
        'DELETE FROM socket_tickets WHERE workspace_id = $1 AND token_hash = $token_hash\n  RETURNING user_id, session_id, access_ends_at, expires_at`',
        'SELECT user_id, session_id, access_ends_at, expires_at FROM socket_tickets WHERE workspace_id = $1 AND token_hash = $token_hash`',
      ],
    ],
    tests: 'test/realtime/handshake',
    titled: 'ticket',
  },
  {
    name: 'A person opens any number of sockets',
    file: 'src/realtime/hub.ts',
    edits: [['const MAX_SOCKETS = 5;', 'const MAX_SOCKETS = 500;']],
    tests: 'test/realtime/handshake',
    titled: '4429',
  },
  {
    name: 'A socket outlives its session',
    file: 'src/realtime/hub.ts',
    edits: [
      ["if (!live.has(connection.owner.sessionId)) connection.close('unauthenticated');", 'void live;'],
    ],
    tests: 'test/realtime/lifetime',
    titled: '4401',
  },
  {
    name: 'A cursor is good for any list and filter',
    file: 'src/db/list.ts',
    edits: [['mac.within(JSON.stringify(parts))', 'mac.within(String(parts.length))']],
    tests: 'test/http/queries',
    titled: 'cursor',
  },
  {
    name: 'If-Match is not looked at',
    file: 'src/problem.ts',
    edits: [
      ['if (!versions.includes(String(version))) throw changed(version);', 'void [versions, version];'],
    ],
    tests: 'test/operations/tracking/entries',
    titled: '412',
  },
  {
    name: 'Limits let everything through',
    file: 'src/limits/limiter.ts',
    edits: [['const room = counter.total < limit;', 'const room = counter.total < limit * 1e9;']],
    tests: 'test/http/units/limits',
  },
  {
    name: 'A record that is not to be seen is 403, not 404',
    file: 'src/areas/auth/operations/getUser.ts',
    edits: [
      [
        "import { notFound } from '../../../problem.ts';",
        "import { forbidden, notFound } from '../../../problem.ts';",
      ],
      [
        'if (!row || !(await isInView(db, caller, row.id))) throw notFound();',
        "if (!row) throw notFound();\n  if (!(await isInView(db, caller, row.id))) throw forbidden('hidden', 'Not yours.');",
      ],
    ],
    tests: 'test/access/reads',
    titled: 'auth/users/',
  },
  {
    name: 'A webhook may point into the private network',
    file: 'src/delivery/webhooks/transport/addresses.ts',
    edits: [['return isPublic(address) && policy', 'return policy']],
    tests: 'test/webhooks/transport/addresses',
  },
  {
    name: 'A key’s write leaves no line in the trail',
    file: 'src/events/audit.ts',
    edits: [['  db.later(insertAuditLine, {', '  void ((..._: unknown[]) => undefined)(insertAuditLine, {']],
    tests: 'test/operations/logs',
  },
  {
    name: 'A key acts on managers',
    file: KEY_REACH,
    edits: [["caller.keyId !== null && role !== 'employee'", "caller.keyId !== null && role === 'admin'"]],
    tests: 'test/access/peopleByKey',
  },
  {
    name: 'A key raises a role',
    file: KEY_REACH,
    edits: [['caller.keyId !== null && wanted !== before', 'caller.keyId !== null && wanted === undefined']],
    tests: 'test/operations/auth/users',
    titled: 'role_needs_session',
  },
  {
    name: 'A password reset goes to an address that nobody has proved',
    file: 'src/areas/auth/store/emailChanges.ts',
    edits: [
      ['NOT EXISTS (SELECT FROM email_changes c', 'EXISTS (SELECT) OR EXISTS (SELECT FROM email_changes c'],
    ],
    tests: 'test/operations/auth/changedAddress',
  },
  {
    name: 'A key vouches for an address',
    file: 'src/areas/auth/operations/resendInvitation.ts',
    edits: [['if (caller.keyId !== null) return false;', 'void caller;']],
    tests: 'test/operations/auth/changedAddress',
  },
  {
    name: 'A sign-in with the old address goes on after its change',
    file: 'src/areas/auth/store/oneTimeTokens.ts',
    edits: [
      [
        'AND user_id = $user_id AND used_at IS NULL AND expires_at > $used_at\n  RETURNING kind',
        "AND user_id = $user_id AND kind <> 'challenge' AND used_at IS NULL AND expires_at > $used_at\n  RETURNING kind",
      ],
    ],
    tests: 'test/operations/auth/changedAddress',
  },
  {
    name: 'Addresses are looked up under the database’s locale',
    file: 'src/people/isAddress.ts',
    edits: [['(${parameter} COLLATE "C")', '(${parameter})']],
    tests: 'test/auth/addressCollation',
  },
  {
    name: 'The shape of an address is not looked at',
    file: 'src/areas/auth/actions/emailAddress.ts',
    edits: [
      [
        "if ('errors' in read) throw",
        "if ('errors' in read) return text.trim();\n  if ('errors' in read) throw",
      ],
    ],
    tests: 'test/auth/addressCollation',
  },
  {
    name: 'A workspace demands a second factor in vain',
    file: AUTHORIZE,
    edits: [
      ['workspace.settings.two_factor_required && !caller.secondFactor', 'false && caller.secondFactor'],
    ],
    tests: 'test/auth/secondFactorRequired',
  },
  {
    name: 'A workspace whose trial has ended can be written',
    file: 'src/auth/authorize.ts',
    edits: [['if (!workspace.readOnly || operation.reads) return null;', 'return null;']],
    tests: 'test/operations/platform/pilots',
  },
  {
    name: 'A plan that sells nothing has trials',
    file: 'src/areas/platform/actions/pilots.ts',
    edits: [['if (!isOperator(plan))', 'if (false as boolean)']],
    tests: 'test/operations/platform/pilots',
  },
  {
    name: 'A socket opens without the second factor that is demanded',
    file: 'src/realtime/realtime.ts',
    edits: [['lacksSecondFactor(caller, handshake.workspace)', '!lacksSecondFactor']],
    tests: 'test/auth/secondFactorRequired',
  },
  {
    name: 'An open socket stays where a second factor is demanded from now on',
    file: 'src/auth/liveSessions.ts',
    edits: [['f.user_id IS NOT NULL OR NOT', 'true OR NOT']],
    tests: 'test/auth/secondFactorRequired',
  },
];
