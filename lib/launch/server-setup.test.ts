import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { secretWeakness } from './weak-secret.ts';

let shop: string;
beforeEach(async () => {
  shop = realpathSync(await mkdtemp(join(tmpdir(), 'sose-setup-')));
  await cp('deploy/server', join(shop, 'deploy/server'), { recursive: true });
});
afterEach(() => rm(shop, { recursive: true, force: true }));

const setUp = (args: string[], input = '') => {
  const program = [resolve('lib/launch/server-setup.ts'), ...args];
  // No home: nothing is read from or written to it.
  const env = {
    NODE_ENV: 'production',
    PATH: process.env['PATH'],
    HOME: '/nonexistent',
    USER: 'shopkeeper',
  } as const;
  return spawnSync(process.execPath, program, { cwd: shop, input, encoding: 'utf8', env });
};
const readShop = (path: string) => readFileSync(join(shop, path), 'utf8');
const settings = () => parseEnv(readShop('.env')) as Record<string, string>;
const answers = ['--domain=shop.example.in', '--mail=asha@example.in', '--user=shopkeeper'];

describe('server-setup', () => {
  it('writes settings with secrets of their own, units and a Caddyfile, and says what is left', async () => {
    const { status, stdout } = setUp([...answers, '--port=3100', '--backup=/mnt/backups']);
    expect(status).toBe(0);
    const { STORE_MODE, SITE_URL, PORT, API_PORT, BACKUP_COPY_TO, ...others } = settings();
    expect([STORE_MODE, SITE_URL, PORT, API_PORT, BACKUP_COPY_TO]).toEqual([
      ...['live', 'https://shop.example.in', '3100', '4100', '/mnt/backups'],
    ]);
    const secrets = Object.keys(others).filter((name) => /SECRET|KEY/.test(name));
    expect(secrets).toHaveLength(6);
    expect(new Set(secrets.map((name) => others[name]))).toHaveProperty('size', 6);
    for (const name of secrets) {
      expect(secretWeakness(others[name] ?? '')).toBeUndefined();
      expect(stdout).not.toContain(others[name]);
    }
    expect((await stat(join(shop, '.env'))).mode & 0o777).toBe(0o600);
    const unit = readShop('server/sose.service');
    expect(unit).toContain(`WorkingDirectory=${shop}/current\n`);
    expect(unit).toContain('User=shopkeeper\n');
    expect(readShop('server/sose.socket')).toContain('ListenStream=127.0.0.1:3100\n');
    expect(readShop('server/Caddyfile')).toMatch(
      /www\.shop\.example\.in \{\n\ttls asha@example\.in\n\tredir https:\/\/shop\.example\.in/,
    );
    expect(realpathSync(join(shop, 'current'))).toBe(shop);
    expect(stdout).toContain('Next steps:');
    expect(spawnSync('sh', ['-n', join(shop, 'server/install.sh')]).status).toBe(0);
  });

  it('changes nothing when it runs again, and keeps what the owner has changed', async () => {
    setUp([...answers, '--backup=none'], '\n');
    const before = new Map(
      await Promise.all(
        ['.env', ...(await readdir(join(shop, 'server'))).map((name) => `server/${name}`)].map(
          async (name) => [name, await readFile(join(shop, name), 'utf8')] as const,
        ),
      ),
    );
    expect(before.size).toBe(5);
    const again = setUp(['--domain=other.example.in', '--mail=a@example.in'], '\n\nnone\n');
    expect(again.status).toBe(0);
    expect(again.stdout).toContain('SITE_URL is already set to https://shop.example.in.');
    expect(again.stdout).toContain('sose.service: kept, although it differs.');
    for (const [name, text] of before) expect(readShop(name)).toBe(text);
  });

  it('installs from a copy that the user of the shop cannot change', async () => {
    setUp([...answers, '--port=3100', `--backup=${shop}/copies`]);
    const etc = join(shop, 'etc');
    const programs = join(shop, 'programs');
    await Promise.all(
      ['etc/systemd/system', 'etc/caddy', 'programs'].map((path) =>
        mkdir(join(shop, path), { recursive: true }),
      ),
    );
    for (const name of ['id', 'useradd', 'chown', 'systemctl', 'install', 'setpriv']) {
      const result = name === 'setpriv' ? 'exit 1\n' : '';
      const text = `#!/bin/sh\necho "${name} $*" >> '${shop}/calls'\n${result}`;
      await writeFile(join(programs, name), text, { mode: 0o755 });
    }
    const script = join(shop, 'server/install.sh');
    await writeFile(script, readShop('server/install.sh').replaceAll('/etc/', `${etc}/`));
    const install = (path: string) =>
      spawnSync('sh', [path], {
        encoding: 'utf8',
        env: { NODE_ENV: 'production', PATH: `${programs}:${process.env['PATH']}` },
      });

    const first = install(script);
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(first.stdout).toContain(`shopkeeper may not write to ${shop}/copies`);
    expect(readShop('calls').split('\n')).toEqual([
      'id shopkeeper',
      `chown -R shopkeeper: ${shop}`,
      `install -d -o shopkeeper ${shop}/copies`,
      `setpriv --reuid=shopkeeper --init-groups test -w ${shop}/copies`,
      'systemctl daemon-reload',
      'systemctl enable --now sose.socket sose.service',
      'systemctl reload-or-restart caddy',
      '',
    ]);
    expect(readShop('etc/caddy/Caddyfile')).toBe('import sose.caddy\n');
    const unit = readShop('etc/systemd/system/sose.service');
    expect(unit).toBe(readShop('server/sose.service'));
    expect((await stat(join(etc, 'sose'))).mode & 0o777).toBe(0o700);

    await appendFile(join(shop, 'server/sose.service'), 'User=root\n');
    await writeFile(join(shop, 'calls'), '');
    const again = install(script);
    expect(again.status).toBe(1);
    expect(again.stderr).toContain(`To install it again: sh ${etc}/sose/install.sh`);
    expect(readShop('calls')).toBe('');
    expect(install(join(etc, 'sose/install.sh')).status).toBe(0);
    expect(readShop('etc/systemd/system/sose.service')).toBe(unit);
    expect(readShop('etc/caddy/Caddyfile')).toBe('import sose.caddy\n');
    expect(readShop('calls')).not.toContain('chown');
  });

  it('asks on the standard input what no option says', () => {
    const bucket = 'https://id:a%2Fb@s3.example.in/shop-backups?region=ap-south-1';
    const { status, stdout } = setUp([], `shop.example.in\nasha@example.in\nshop\n\n${bucket}\n`);
    expect(status).toBe(0);
    expect(stdout).toContain('Local port, behind Caddy [3000]:\n');
    expect(settings()).toMatchObject({
      PORT: '3000',
      BACKUP_S3_ENDPOINT: 'https://s3.example.in',
      BACKUP_S3_BUCKET: 'shop-backups',
      BACKUP_S3_REGION: 'ap-south-1',
      BACKUP_S3_ACCESS_KEY_ID: 'id',
      BACKUP_S3_SECRET_ACCESS_KEY: 'a/b',
    });
  });

  it.each([
    [['--domain=https://shop.example.in'], 'without https://: --domain'],
    [['--domain=shop.example.in', '--mail=asha'], 'Enter a valid email'],
    [[...answers.slice(0, 2), '--user=root'], 'other than root'],
    [[...answers, '--port=80'], 'from 1024 to 64535'],
    [[...answers, '--port=3000', '--backup=https://s3.example.in'], 'Enter a full path'],
    [[], 'Enter a domain in lower case'],
  ])('refuses %j, and writes nothing', async (args, message) => {
    const { status, stderr } = setUp(args);
    expect(status).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).toContain('No files were changed.');
    expect(await readdir(shop)).toEqual(['deploy']);
  });
});
