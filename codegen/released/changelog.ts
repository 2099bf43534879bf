/** Writes `docs/api-changelog.md`: what changed for clients in each release, the newest first. */
import { grouped } from '../../src/lib/grouped.ts';
import { operationsIn, type OpenApiDocument } from '../../src/openapi/document.ts';
import { publicSubset } from '../../src/openapi/publicSubset.ts';
import { BREAKS, type Change } from './oasdiff.ts';

const HEAD = `# API changelog

What changed for clients of \`/api/v1/\`, written by \`npm run release:contract\` from the difference between two released contracts.
Nothing within v1 changes so that it breaks a client: a call that shall go is deprecated first, for 12 months at least, and says so in each of its
answers (\`Deprecation\`, \`Sunset\`, \`Link\`).
`;

const sectionsOf = (page: string): string[] => page.split(/^(?=## )/m).filter((part) => /^## /.test(part));

/** The versions on the page, newest first. */
export const versionsOn = (page: string): string[] =>
  sectionsOf(page).map((part) => /^## (\S+)/.exec(part)![1]!);

/** Adds a section for this release. The first one may be replaced, because it is compared with nothing. */
export function withRelease(page: string, version: string, section: string): string {
  const versions = versionsOn(page);
  const again = versions.includes(version);
  if (again && versions.length > 1)
    throw new Error(`${version} is released already: raise the version first`);
  return [HEAD, `## ${version}\n\n${section}`, ...(again ? [] : sectionsOf(page))]
    .map((part) => part.trim())
    .join('\n\n')
    .concat('\n');
}

export function firstRelease(document: OpenApiDocument): string {
  const calls = operationsIn(document).length;
  const ofKeys = operationsIn(publicSubset(document)).length;
  return `The first published contract: ${calls} calls, ${ofKeys} of them with API keys, and ${Object.keys(document.webhooks).length} events.`;
}

/** Lists the changes by call, starting with those that break clients. */
export function laterRelease(changes: readonly Change[]): string {
  if (changes.length === 0) return 'Nothing changed for clients.';
  const calls = grouped(
    [...changes].sort((a, b) => b.level - a.level),
    ({ operation, path }) => [operation, path].filter(Boolean).join(' '),
  );
  return [...calls]
    .map(([call, all]) => [`- ${call ? `\`${call}\`` : 'Everywhere'}`, ...all.map(lineOf)].join('\n'))
    .join('\n');
}

const lineOf = ({ level, text }: Change): string =>
  `  - ${level === BREAKS ? '**Breaks clients:** ' : ''}${text.replace(/\s+/g, ' ')}`;
