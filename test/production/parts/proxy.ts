import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../src/run/local/ports.ts';
import { run } from '../../../src/run/local/processes.ts';
import { startServerProcess, type ServerProcess } from '../../../src/run/local/serverProcess.ts';
import type { Authority } from '../../../src/run/receiver/certificates.ts';

const PROGRAM = 'haproxy';
export const hasProxy = (): boolean => spawnSync(PROGRAM, ['-v']).status === 0;

export interface Running {
  port: number;
  server: ServerProcess;
  stop(): Promise<void>;
}

/**
 * HAProxy in front of API processes: ends TLS, sets the client's address (and ignores one in a header), and
 * checks /readyz. It retries on another process only if the connection was refused.
 */
export async function startProxy({
  place,
  authority,
  host,
  ports,
  port: at,
}: {
  place: string;
  authority: Authority;
  host: string;
  ports: readonly number[];
  /** The proxy's port; any free one by default. */
  port?: number;
}): Promise<Running> {
  const { certificate, key } = authority.issue({ hosts: [host] });
  const certificates = path.join(place, 'site.pem');
  writeFileSync(certificates, `${certificate}\n${key}`, { mode: 0o600 });
  const port = at ?? (await freePort());
  return runProxy(
    place,
    'haproxy',
    port,
    `global
  maxconn 500
defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  timeout http-keep-alive 10s
  timeout check 2s
  retries 3
  option redispatch 1
frontend site
  bind 127.0.0.1:${port} ssl crt ${certificates} alpn http/1.1
  http-request del-header X-Forwarded-For
  http-request set-header X-Forwarded-For %[src]
  http-request set-header X-Forwarded-Proto https
  default_backend api
backend api
  balance roundrobin
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host ${host}
  http-check expect status 200
  default-server check inter 250 fall 1 rise 1
${ports.map((one, index) => `  server api${index + 1} 127.0.0.1:${one}`).join('\n')}
`,
  );
}

/** Checks a configuration, then runs HAProxy with it. */
export async function runProxy(
  place: string,
  name: string,
  port: number,
  configuration: string,
): Promise<Running> {
  const config = path.join(place, `${name}.cfg`);
  writeFileSync(config, configuration);
  const checked = await run(PROGRAM, ['-c', '-f', config]);
  if (checked.code !== 0) throw new Error(`${name}.cfg: ${checked.output}`);
  const server = await startServerProcess({
    command: PROGRAM,
    args: ['-db', '-f', config],
    logFile: path.join(place, `${name}.log`),
    stopSignal: 'TERM',
    graceSeconds: 5,
  });
  return { port, server, stop: () => server.stop() };
}
