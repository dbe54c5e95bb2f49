import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSmallStore, type RunningStore } from '../../../e2e/support/small-store/start.ts';
import { runCommand } from '../../launch/run-command.ts';
import { readOptions } from './options.ts';
import { runSuite } from './run-suite.ts';

jest.setTimeout(120_000);

let store: RunningStore;
let folder: string;
beforeAll(async () => {
  store = await startSmallStore();
  folder = await mkdtemp(join(tmpdir(), 'sose-conformance-'));
});
afterAll(async () => {
  await store.stop();
  await rm(folder, { recursive: true, force: true });
});

const listed = async (path: string) => {
  const login = await fetch(`${store.url}/user/signin/`, {
    method: 'POST',
    headers: { 'company-id': '33', 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'asha@example.in', password: 'Demo@2026' }),
  });
  const { data } = (await login.json()) as { data: { token: string } };
  const answer = await fetch(`${store.url}${path}`, {
    headers: { 'company-id': '33', authorization: `token ${data.token}` },
  });
  return ((await answer.json()) as { data: Record<string, unknown>[] }).data;
};

describe('the conformance suite against an independent store', () => {
  it('passes what that offers, writes the badge and cleans up', async () => {
    const before = await listed('/user/address/');
    const badge = join(folder, 'badge.svg');
    const run = ['lib/proofs/conformance/run.ts', '--api', store.url, '--badge', badge];
    const { code, output } = await runCommand(process.execPath, run, { keep: true });
    expect(output).toContain(' 0 failed, ');
    expect(code).toBe(0);
    expect(output).toMatch(/POST \/orders\/ +\d+ {2}pass/);
    expect(output).toMatch(/GET \/validate-voucher-code\/ +0 {2}not offered/);
    expect(await readFile(badge, 'utf8')).toMatch(/<title>store API: \d\d of \d\d calls<\/title>/);
    expect(await listed('/user/address/')).toEqual(before);
    expect(await listed('/cart/')).toEqual([]);
    expect(await listed('/listwish/')).toEqual([]);
    for (const { order_id: id } of await listed('/web/orders/list/')) {
      expect(await listed(`/orders/${String(id)}`)).toMatchObject({ order_status: 'Cancelled' });
    }
  });

  it('fails with --complete where a call is missing', async () => {
    const badge = join(folder, 'complete.svg');
    const run = [
      'lib/proofs/conformance/run.ts',
      '--api',
      store.url,
      '--badge',
      badge,
      '--complete',
    ];
    // Another number, because one number gets an OTP every 30 seconds.
    run.push('--mobile', '+919000000002');
    expect((await runCommand(process.execPath, run, { keep: true })).code).toBe(1);
  });

  it('says where nobody answers', async () => {
    const options = readOptions(['--api', 'http://127.0.0.1:9']);
    await expect(runSuite(options)).rejects.toThrow('http://127.0.0.1:9 does not answer');
  });

  it('says where there is no store API', async () => {
    const site = createServer((_, answer) => {
      answer.setHeader('content-type', 'text/html');
      answer.end('<p>Hello</p>');
    }).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const { port } = site.address() as AddressInfo;
    const options = readOptions(['--api', `http://127.0.0.1:${port}`]);
    const run = runSuite(options).finally(() => site.close());
    await expect(run).rejects.toThrow('answered 200 text/html in the place of JSON');
  });
});
