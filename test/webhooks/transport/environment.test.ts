import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

const probe = fileURLToPath(new URL('environmentProbe.ts', import.meta.url));
const DEAD_PROXY = 'http://127.0.0.1:1';

test('no variable of the environment switches verification off or puts a proxy between', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', probe], {
    env: {
      PATH: process.env['PATH'],
      NODE_TLS_REJECT_UNAUTHORIZED: '0',
      NODE_USE_ENV_PROXY: '1',
      HTTPS_PROXY: DEAD_PROXY,
      https_proxy: DEAD_PROXY,
      HTTP_PROXY: DEAD_PROXY,
      ALL_PROXY: DEAD_PROXY,
    },
  });
  expect(JSON.parse(stdout)).toEqual(['acknowledged', 'tls_error']);
}, 20_000);
