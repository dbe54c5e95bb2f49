import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteUrl } from './site-url.ts';

/**
 * A shared cache (nginx) in front of the storefront, which caches what the response headers allow.
 */
export interface SharedCache {
  url: string;
  stop: () => Promise<void>;
}

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).error === undefined;

const startLimitMs = 10_000;

export async function startSharedCache(): Promise<SharedCache> {
  const dir = await mkdtemp(join(tmpdir(), 'shared-cache-'));
  await chmod(dir, 0o777);
  const port = await freePort();
  const { host, hostname, port: sitePort } = new URL(siteUrl);
  await writeFile(
    join(dir, 'nginx.conf'),
    `daemon off; pid ${dir}/pid; error_log ${dir}/error.log; worker_processes 1;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path ${dir}/body; proxy_temp_path ${dir}/proxy; fastcgi_temp_path ${dir}/fastcgi;
  uwsgi_temp_path ${dir}/uwsgi; scgi_temp_path ${dir}/scgi;
  proxy_cache_path ${dir}/cache keys_zone=shared:10m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://${hostname === 'localhost' ? '127.0.0.1' : hostname}:${sitePort || 80};
      proxy_http_version 1.1;
      proxy_set_header Host ${host};
      proxy_cache shared;
      proxy_cache_key $request_uri;
      add_header X-Cache $upstream_cache_status always;
    }
  }
}
`,
  );
  const nginx = spawn('nginx', ['-p', dir, '-c', join(dir, 'nginx.conf')], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilUp(`${url}/robots.txt`, nginx);
  return {
    url,
    stop: async () => {
      if (nginx.exitCode === null) {
        nginx.kill('SIGTERM');
        await once(nginx, 'exit');
      }
      await rm(dir, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function waitUntilUp(url: string, nginx: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + startLimitMs;
  for (;;) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with exit code ${nginx.exitCode}`);
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    if (Date.now() > giveUpAt) throw new Error('nginx does not answer');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
