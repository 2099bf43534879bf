/**
 * The demo shows nothing that the service would not do: an operation or a job announces everything that the
 * demo announces.
 */
import { describe, expect, it } from '@jest/globals';
import { eventKinds } from '../../src/generated/events.ts';
import { noticeKinds } from '../../src/generated/notices.ts';
import { announcedBySources } from './announced.ts';
import { openDemo } from './support.ts';

const announced = announcedBySources();
const demo = await openDemo('2026-11-20T10:00:00Z');

const texts = async (query: string): Promise<string[]> =>
  (await demo.sql<{ text: string }>(query)).map(({ text }) => text);

const ACTIONS = `SELECT DISTINCT action || ' ' || resource_type AS text FROM audit_log`;
const NOTICES = 'SELECT DISTINCT kind AS text FROM notifications';

const strangers = (shown: string[], known: ReadonlySet<string>) => shown.filter((one) => !known.has(one));

describe('what the demo shows', () => {
  it('has no audit line with an action and resource that no operation or job writes', async () => {
    const shown = await texts(ACTIONS);
    expect(strangers(shown, announced.actions)).toEqual([]);
    expect(shown.length).toBeGreaterThan(20);
  });

  it('has no notice of a kind that is never sent', async () => {
    const shown = await texts(NOTICES);
    expect(strangers(shown, announced.notices)).toEqual([]);
    expect(shown).toEqual(expect.arrayContaining(['absence.document_needed', 'balance.adjusted']));
  });

  it('has no event of a kind that is never emitted, except samples, which are marked as invented', async () => {
    const shown = await texts('SELECT DISTINCT kind AS text FROM events WHERE NOT sample');
    expect(strangers(shown, announced.events)).toEqual([]);
    expect(strangers([...announced.events], new Set(Object.keys(eventKinds)))).toEqual([]);
    const [sample] = await texts('SELECT body AS text FROM events WHERE sample');
    expect(JSON.parse(sample!)).toMatchObject({ data: { sample: true } });
  });

  it('is noticed when invented: an unknown action and an unknown kind are found', async () => {
    await demo.sql(`UPDATE audit_log SET action = 'reminded' WHERE id = (SELECT id FROM audit_log LIMIT 1)`);
    await demo.sql(
      `UPDATE notifications SET kind = 'time.reminder' WHERE id = (SELECT id FROM notifications LIMIT 1)`,
    );
    expect(strangers(await texts(ACTIONS), announced.actions)).toEqual([expect.stringMatching(/^reminded /)]);
    expect(strangers(await texts(NOTICES), announced.notices)).toEqual(['time.reminder']);
  });
});

describe('what the service announces', () => {
  it('has only kinds that people can set in their preferences, all of which are sent', () => {
    const known = Object.keys(noticeKinds);
    expect(strangers([...announced.notices], new Set(known))).toEqual([]);
    expect(strangers(known, announced.notices)).toEqual([]);
  });

  it('has only texts known from their types', () => {
    expect(announced.unknown).toEqual([]);
  });

  it('comes not only from the demo: the service calls every function that announces', () => {
    expect(announced.unused).toEqual([]);
  });
});
