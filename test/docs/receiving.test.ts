/**
 * The code samples of openapi/guides/09-webhooks.md, extracted from the page and run on signatures that the
 * service makes.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { deliveryHeaders, newWebhookSecret } from '../../src/delivery/webhooks/transport/sign.ts';
import { openFolder } from '../support/opening.ts';

const page = readFileSync(new URL('../../openapi/guides/09-webhooks.md', import.meta.url), 'utf8');
const piece = (language: string) => new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(page)![1]!;
const folder = openFolder('snippets');

/**
 * Arguments of a driver program: secret, file of the body, X-Service-Signature, and the three headers of
 * Standard Webhooks.
 */
type Case = [string, string, string, string, string, string];

interface Language {
  name: string;
  fence: string;
  /** Programs that must be on PATH. If one is missing, the skipped test names it. */
  needs: string[];
  /** The file with the sample, and the driver, which prints `true false` or similar. */
  files: Record<string, string>;
  /** Run once before, to compile. */
  build?: string[];
  run: string[];
}

const languages: Language[] = [
  {
    name: 'Node.js, TypeScript',
    fence: 'ts',
    needs: ['node'],
    files: {
      'verify.ts': piece('ts'),
      'driver.ts': `import { readFileSync } from 'node:fs';
import { verifyService, verifyStandard } from './verify.ts';
const [secret, file, signature, id, at, signatures] = process.argv.slice(2);
const body = readFileSync(file);
console.log(verifyService(secret, body, signature), verifyStandard(secret, body, id, at, signatures));`,
    },
    run: ['node', '--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href, 'driver.ts'],
  },
  {
    name: 'Python',
    fence: 'python',
    needs: ['python3'],
    files: {
      'verify.py': piece('python'),
      'driver.py': `import sys
from verify import verify_service, verify_standard
secret, file, signature, id, at, signatures = sys.argv[1:]
body = open(file, "rb").read()
print(str(verify_service(secret, body, signature)).lower(), str(verify_standard(secret, body, id, at, signatures)).lower())`,
    },
    run: ['python3', 'driver.py'],
  },
  {
    name: 'Go',
    fence: 'go',
    needs: ['go'],
    files: {
      'go.mod': 'module verify\n\ngo 1.21\n',
      'verify.go': piece('go'),
      'driver.go': `package main

import (
	"fmt"
	"os"
)

func main() {
	a := os.Args[1:]
	body, _ := os.ReadFile(a[1])
	fmt.Println(VerifyService(a[0], body, a[2]), VerifyStandard(a[0], body, a[3], a[4], a[5]))
}
`,
    },
    build: ['go', 'build', '-o', 'verify-go', '.'],
    run: ['./verify-go'],
  },
  {
    name: 'PHP',
    fence: 'php',
    needs: ['php'],
    files: {
      'verify.php': piece('php'),
      'driver.php': `<?php
require __DIR__ . '/verify.php';
[, $secret, $file, $signature, $id, $at, $signatures] = $argv;
$body = file_get_contents($file);
echo json_encode(verify_service($secret, $body, $signature)), ' ', json_encode(verify_standard($secret, $body, $id, $at, $signatures)), "\\n";`,
    },
    run: ['php', 'driver.php'],
  },
  {
    name: 'Java',
    fence: 'java',
    needs: ['javac', 'java'],
    files: {
      'ServiceWebhooks.java': piece('java'),
      'Driver.java': `import java.nio.file.*;
public class Driver {
  public static void main(String[] a) throws Exception {
    byte[] body = Files.readAllBytes(Path.of(a[1]));
    System.out.println(ServiceWebhooks.verifyService(a[0], body, a[2]) + " "
      + ServiceWebhooks.verifyStandard(a[0], body, a[3], a[4], a[5]));
  }
}
`,
    },
    build: ['javac', 'ServiceWebhooks.java', 'Driver.java'],
    run: ['java', '-Xshare:auto', '-XX:TieredStopAtLevel=1', '-cp', '.', 'Driver'],
  },
];

const secret = newWebhookSecret();
const text = '{"event":"webhook.ping","actor":{"name":"Zoë Müller 🦊"},"data":{"message":"ping"}}';
const id = '0193a000-0000-7000-8000-0000000000bb';

/**
 * Signs as the service does, with the current time and this secret. `more` overrides the sender's other
 * values.
 */
function signed(more: Partial<Parameters<typeof deliveryHeaders>[0]> = {}, sent = text): Case {
  const headers = deliveryHeaders({
    kind: 'webhook.ping',
    deliveryId: id,
    body: Buffer.from(text),
    secret,
    at: new Date(),
    ...more,
  });
  const file = path.join(folder, `body-${Buffer.byteLength(sent)}.json`);
  writeFileSync(file, sent);
  return [
    secret,
    file,
    headers['x-service-signature']!,
    headers['webhook-id']!,
    headers['webhook-timestamp']!,
    headers['webhook-signature']!,
  ];
}

const HOUR = 3_600_000;
const cases: [string, () => Case, string][] = [
  ['takes what the service signed', () => signed(), 'true true'],
  ['refuses another body', () => signed({}, text.replace('ping', 'pong')), 'false false'],
  ['refuses a body with a newline at its end', () => signed({}, `${text}\n`), 'false false'],
  ['refuses another secret', () => signed({ secret: newWebhookSecret() }), 'false false'],
  [
    'in an overlap: the old secret is good for webhook-signature only',
    () => signed({ secret: newWebhookSecret(), previousSecret: secret }),
    'false true',
  ],
  ['refuses the timestamp of an hour ago', () => signed({ at: new Date(Date.now() - HOUR) }), 'true false'],
  [
    'refuses empty signatures and a timestamp that is none',
    () => signed().map((part, index) => (index === 4 ? 'now' : [2, 5].includes(index) ? '' : part)) as Case,
    'false false',
  ],
];

const exists = (command: string) => spawnSync('which', [command]).status === 0;

function run([command, ...words]: string[], more: string[] = []): string {
  const env = { ...process.env, NODE_OPTIONS: '', GOTOOLCHAIN: 'local', GOFLAGS: '-mod=mod' };
  const ran = spawnSync(command!, [...words, ...more], { cwd: folder, env, encoding: 'utf8' });
  if (ran.status !== 0) throw new Error(`${command} ended with ${ran.status}: ${ran.stderr}`);
  return ran.stdout.trim();
}

describe('the page for integrators', () => {
  test('has a sample in five languages', () => {
    expect(languages.map(({ fence }) => piece(fence).length > 400)).toEqual([true, true, true, true, true]);
  });

  for (const { name, needs, files, build, run: command } of languages) {
    const missing = needs.filter((one) => !exists(one));
    if (missing.length > 0) {
      test.skip(`${name}: not run, ${missing.join(' and ')} is not on PATH`, () => undefined);
      continue;
    }
    test(`${name}: ${cases.map(([title]) => title).join('; ')}`, () => {
      for (const [file, content] of Object.entries(files)) writeFileSync(path.join(folder, file), content);
      if (build) run(build);
      const said = cases.map(([title, make]) => [title, run(command, make())]);
      expect(said).toEqual(cases.map(([title, , wanted]) => [title, wanted]));
    }, 300_000);
  }

  test('has the test vector of the manual, and it is correct', () => {
    const body = /```text\n(.*)\n```/.exec(page)![1]!;
    const headers = deliveryHeaders({
      kind: 'webhook.ping',
      deliveryId: id,
      body: Buffer.from(body),
      secret: 'whsec_test_0123456789',
      at: new Date(),
    });
    expect(page).toContain(`give \`${headers['x-service-signature']}\``);
  });
});
