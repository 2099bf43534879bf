/** API keys in the demo, and for companies with history webhooks with deliveries, and an export. */
import { hashApiKey } from '../../auth/apiKeys.ts';
import { addDays } from '../../civil/dates.ts';
import type { DemoCompany } from '../../demo/company.ts';
import { iso } from '../../demo/days.ts';
import { idFrom } from '../../demo/random.ts';
import type { DemoScene } from '../../demo/scene.ts';
import { bytes } from '../../demo/write.ts';
import { sha256 } from '../../lib/sha256.ts';
import { auditTransition } from '../../transitions/transition.ts';
import { announceKey, announcePilot } from './announce.ts';
import { KEY_MACHINE } from './rules/keyStatus.ts';
import { insertExport } from './demo/exports.ts';
import { announceWebhooks, insertWebhooks, webhooksOf, type DemoWebhook } from './demo/webhooks.ts';

const HOUR = 3_600_000;

/** The webhooks of each company, from `write` to `conclude`. */
const webhooks = new WeakMap<DemoCompany, DemoWebhook[]>();

const scene: DemoScene = {
  write: async (company) => {
    if (company.workspace.plan !== 'pilot') insertLicense(company);
    insertKeys(company);
    if (company.history === 'short') return;
    const made = webhooksOf(company);
    webhooks.set(company, made);
    insertExport(company);
    await announceWebhooks(company, made);
  },
  trial: insertTrial,
  // after all events were written, so that each has its deliveries
  conclude: (company) => insertWebhooks(company, webhooks.get(company) ?? []),
};
export default scene;

/** The licence. Its id comes from a separate random source, so that all other ids stay the same. */
function insertLicense({ workspace, since, licensedUntil, at, random, insert }: DemoCompany): void {
  const { plan, seats, slug } = workspace;
  const made = at(since, 8 * 60 + 30);
  insert('licenses', {
    id: idFrom(random('license'), made),
    created_at: iso(made),
    updated_at: iso(made),
    plan,
    seats,
    addons: [],
    valid_until: licensedUntil,
    signed_at: iso(made),
    key_hash: bytes(sha256(`the licence of ${slug}`)),
  });
}

/** A trial that the operator began twelve days ago. Its id has a source of its own, so that others stay. */
function insertTrial(
  operator: DemoCompany,
  { workspace, today, licensedUntil, admin, at }: DemoCompany,
): void {
  const made = at(addDays(today, -12), 8 * 60);
  const row = {
    id: idFrom(operator.random('trial'), made),
    created_at: iso(made),
    updated_at: iso(made),
    pilot_workspace_id: workspace.id,
    workspace_name: workspace.name,
    slug: workspace.slug,
    host: `${workspace.slug}.localhost`,
    admin_email: admin.email,
    seats: workspace.seats,
    ends_on: licensedUntil,
  };
  operator.insert('pilots', row);
  announcePilot(operator.writing(operator.admin, made), row);
}

function insertKeys(company: DemoCompany): void {
  for (const key of company.keys) {
    const { id, name, owner, maker, prefix, created, ends, state } = key;
    const kind = owner ? 'personal' : 'service';
    const scopes = [...key.scopes];
    const used = Math.min(ends, company.quiet) - 3 * HOUR;
    const expires_at = state === 'expired' ? iso(ends) : null;
    company.insert('api_keys', {
      id,
      created_at: iso(created),
      updated_at: iso(state === 'revoked' ? ends : created),
      version: state === 'revoked' ? 2 : 1,
      kind,
      owner_id: owner?.id ?? null,
      created_by: maker.id,
      name,
      prefix,
      secret_hash: bytes(hashApiKey(key.secret)),
      scopes,
      revoked_at: state === 'revoked' ? iso(ends) : null,
      expires_at,
      last_used_at: iso(used),
      last_used_ip: '198.51.100.20',
    });
    announceKey(company.writing(maker, created), {
      id,
      name,
      kind,
      prefix,
      scopes,
      expires_at,
      allowed_ips: [],
    });
    if (state === 'revoked')
      auditTransition(company.writing(maker, ends), KEY_MACHINE, { id, action: 'revoke', changes: {} });
  }
}
