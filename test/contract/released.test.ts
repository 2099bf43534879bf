/**
 * Which changes against the released contract are refused, which pass, and what the changelog says about
 * them.
 */
import { describe, expect, test } from '@jest/globals';
import { breakingChanges, lineOf } from '../../codegen/released/breaking.ts';
import { firstRelease, laterRelease, versionsOn, withRelease } from '../../codegen/released/changelog.ts';
import { current, released } from '../../codegen/released/contract.ts';
import { changesBetween, whyNot } from '../../codegen/released/oasdiff.ts';
import { document, type OpenApiDocument } from '../../src/openapi/document.ts';
import { published } from '../../src/openapi/published.ts';

const BALANCE = '/api/v1/pto/balance/';
const ENTRIES = '/api/v1/tracking/entries/';

/** The contract after a change. */
function changed(change: (document: any) => void): OpenApiDocument {
  const copy = structuredClone(current());
  change(copy);
  return copy;
}

/** The published contract after a change of the contract that the service checks with. */
function developed(change: (document: any) => void): OpenApiDocument {
  const copy = structuredClone(document);
  change(copy);
  return published(copy);
}

const withoutBalance = (document: any): void => {
  const { [BALANCE]: _, ...paths } = document.paths;
  document.paths = paths;
};

const skipped = whyNot === null ? '' : `: not run, ${whyNot}`;

(whyNot === null ? describe : describe.skip)(`the comparison${skipped}`, () => {
  test.each<[string, RegExp, (document: any) => void]>([
    ['a call that was removed', /removed without deprecation/, withoutBalance],
    [
      'a call that no longer accepts keys',
      /removed without deprecation/,
      ({ paths }) => (paths[BALANCE].get.security = [{ jwt: ['employee'] }]),
    ],
    [
      'a new required member of a request',
      /required/,
      ({ components }) => {
        components.schemas.TimeEntryInput.properties.project = { type: 'string' };
        components.schemas.TimeEntryInput.required.push('project');
      },
    ],
    [
      'a member removed from answers',
      /removed/,
      ({ components }) => {
        const { TimeEntry } = components.schemas;
        delete TimeEntry.properties.description;
        TimeEntry.required = TimeEntry.required.filter((name: string) => name !== 'description');
      },
    ],
    [
      'a call that was removed before its sunset',
      /sunset/,
      ({ paths }) =>
        Object.assign(paths[BALANCE].get, {
          deprecated: true,
          'x-sunset': new Date().toISOString().slice(0, 10),
        }),
    ],
  ])(
    'refuses %s',
    async (_name, words, change) => {
      const breaking = await breakingChanges(current(), changed(change));
      expect(breaking.map(lineOf).join('\n')).toMatch(words);
    },
    60_000,
  );

  test('accepts changes that clients do not notice, additions, and a call that is removed after its sunset', async () => {
    const added = changed(({ paths, components }) => {
      paths['/api/v1/pto/more/'] = { get: { ...paths[BALANCE].get, operationId: 'more' } };
      components.schemas.TimeEntryInput.properties.project = { type: 'string' };
      paths[BALANCE].get.description = 'Other words.';
    });
    expect(await breakingChanges(current(), added)).toEqual([]);
    const ended = changed(({ paths }) =>
      Object.assign(paths[BALANCE].get, { deprecated: true, 'x-sunset': '2026-01-01' }),
    );
    expect(await breakingChanges(ended, changed(withoutBalance))).toEqual([]);
  }, 60_000);

  test('accepts a new kind of event and a new value of an open enum', async () => {
    const grown = developed(({ webhooks, components: { schemas } }) => {
      webhooks['absence.reminded'] = webhooks['absence.approved'];
      schemas.EventKind.enum.push('absence.reminded');
      schemas.AbsenceStatus.enum.push('reminded');
    });
    expect(grown.components.schemas['EventKindInput']).not.toEqual(
      current().components.schemas['EventKindInput'],
    );
    expect(await breakingChanges(current(), grown)).toEqual([]);
  }, 60_000);

  test('refuses a new value of a closed enum in an answer, and the removal of a value that a request accepts', async () => {
    const closed = developed(({ components: { schemas } }) => {
      schemas.Holiday.properties.half_day.enum.push('night');
    });
    const lines = (await breakingChanges(current(), closed)).map(lineOf).join('\n');
    expect(lines).toMatch(/GET \/api\/v1\/pto\/holidays\/: added the new `night` enum value .* response/);
    const fewer = developed(({ components: { schemas } }) => {
      schemas.EventKind.enum.pop();
    });
    expect((await breakingChanges(current(), fewer)).map(lineOf).join('\n')).toMatch(
      /removed the enum value `webhook\.ping` .*request/,
    );
  }, 60_000);

  test('a changelog names the call and the change, and nothing that did not change', async () => {
    const more = changed(({ paths }) => {
      paths[ENTRIES].get.parameters.push({ name: 'project', in: 'query', schema: { type: 'string' } });
    });
    expect(laterRelease(await changesBetween(current(), more))).toMatch(
      /^- `GET \/api\/v1\/tracking\/entries\/`\n {2}- added .*project/,
    );
    expect(laterRelease(await changesBetween(current(), current()))).toBe('Nothing changed for clients.');
  }, 60_000);
});

test('a contract is released, of v1', () => {
  expect(Object.keys(released()!.paths).every((path) => path.startsWith('/api/v1/'))).toBe(true);
});

test('the page lists releases newest first, and a release is written only once', () => {
  const first = withRelease('', '0.1.0', firstRelease(current()));
  expect(first).toMatch(/\n## 0\.1\.0\n\nThe first published contract: \d+ calls, \d+ of them with API keys/);
  expect(withRelease(first, '0.1.0', 'Another.')).toContain('## 0.1.0\n\nAnother.');
  const second = withRelease(first, '0.2.0', 'Nothing changed for clients.');
  expect(versionsOn(second)).toEqual(['0.2.0', '0.1.0']);
  expect(() => withRelease(second, '0.2.0', 'Another.')).toThrow('0.2.0 is released already');
});
