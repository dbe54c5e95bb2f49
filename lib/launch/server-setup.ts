import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs, parseEnv } from 'node:util';
import { liveSecrets, makeSecret } from './secrets.ts';
import { LaunchError } from './settings.ts';
import { findShop, readLink, setLink } from './shop-folder.ts';

/*
 * npm run server-setup: asks what a live shop on a server of its own needs, and writes `.env`, and
 * into `server` the files of systemd and Caddy with a script that installs them as root. Answers
 * come from options, or from lines of the standard input. What is there already is not changed.
 */

interface Question {
  name: string;
  text: string;
  usual?: string | undefined;
  isValid: (answer: string) => boolean;
  /** What a valid answer is. */
  rule: string;
}

const smallBytes = 1.6 * 1024 ** 3;

const questions: Question[] = [
  {
    name: 'domain',
    text: 'Domain name of the shop, e.g. shop.example.in',
    isValid: (answer) => /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(answer),
    rule: 'Enter a domain in lower case, without https://',
  },
  {
    name: 'mail',
    text: 'Your email, for the TLS certificate',
    isValid: (answer) => /^[^\s@{}]+@[^\s@{}]+\.[^\s@{}]+$/.test(answer),
    rule: 'Enter a valid email',
  },
  {
    name: 'user',
    text: 'Linux user that runs the shop',
    usual: process.getuid?.() === 0 ? 'sose' : process.env['USER'],
    isValid: (answer) => answer !== 'root' && /^[a-z_][a-z0-9_-]*$/.test(answer),
    rule: 'Enter a valid user name other than root',
  },
  {
    name: 'port',
    text: 'Local port, behind Caddy',
    usual: '3000',
    isValid: (answer) =>
      /^\d+$/.test(answer) && Number(answer) >= 1_024 && Number(answer) <= 64_535,
    rule: 'Enter a port from 1024 to 64535',
  },
  {
    name: 'backup',
    text: 'Where to copy backups: a folder on another disk, https://<key>:<secret>@<server>/<bucket>?region=<region>, or none',
    usual: 'none',
    isValid: (answer) =>
      answer === 'none' || /^\/[\w./-]+$/.test(answer) || readBucket(answer) !== undefined,
    rule: 'Enter a full path of letters, digits, ., - and _, a bucket URL or none',
  },
];

function readBucket(answer: string): Record<string, string> | undefined {
  if (!URL.canParse(answer)) return undefined;
  const { protocol, username, password, host, pathname, searchParams } = new URL(answer);
  const bucket = pathname.slice(1);
  const region = searchParams.get('region');
  if (protocol !== 'https:' || !username || !password || !region || !/^[\w.-]+$/.test(bucket))
    return undefined;
  return {
    BACKUP_S3_ENDPOINT: `https://${host}`,
    BACKUP_S3_BUCKET: bucket,
    BACKUP_S3_REGION: region,
    BACKUP_S3_ACCESS_KEY_ID: decodeURIComponent(username),
    BACKUP_S3_SECRET_ACCESS_KEY: decodeURIComponent(password),
  };
}

/** Asks what no option says; on a terminal again until the answer is valid. */
async function ask(given: Record<string, string | undefined>): Promise<Record<string, string>> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  const answers: Record<string, string> = {};
  for (const { name, text, usual = '', isValid, rule } of questions) {
    for (let option = given[name]; answers[name] === undefined; option = undefined) {
      if (option === undefined) console.log(`${text}${usual && ` [${usual}]`}:`);
      const line = option ?? ((await lines.next()) as IteratorResult<string, undefined>).value;
      const answer = line?.trim() || usual;
      if (isValid(answer)) answers[name] = answer;
      else if (process.stdin.isTTY && line !== undefined) console.log(`${rule}: "${answer}".`);
      else throw new LaunchError(`${rule}: --${name} "${answer}". No files were changed.`);
    }
  }
  terminal.close();
  return answers;
}

/** The settings of a live shop with these answers; secrets are new ones. */
function settingsOf({ domain, port, backup = '' }: Record<string, string>): Record<string, string> {
  const bucket = readBucket(backup);
  return {
    STORE_MODE: 'live',
    SITE_URL: `https://${domain}`,
    TRUSTED_PROXIES: 'loopback',
    PORT: port ?? '',
    API_PORT: String(Number(port) + 1_000),
    ...Object.fromEntries(liveSecrets.map((name) => [name, makeSecret()])),
    ...(backup !== 'none' && { BACKUP_KEY: makeSecret() }),
    ...(isAbsolute(backup) && { BACKUP_COPY_TO: backup }),
    ...bucket,
    ...(totalmem() < smallBytes && {
      API_HEAP_MB: '320',
      RENDERERS: '1',
      ANSWERS_MB: '32',
      DATABASE_POOL: '10',
    }),
  };
}

/** Adds the settings that `.env` lacks. */
async function addSettings(file: string, wanted: Record<string, string>): Promise<void> {
  const text = existsSync(file) ? await readFile(file, 'utf8') : '';
  const present = parseEnv(text);
  const isThere = (name: string) => (present[name] ?? '') !== '';
  const missing = Object.keys(wanted).filter((name) => !isThere(name));
  if (missing.length > 0) {
    const lines = missing.map((name) => `${name}='${wanted[name]}'\n`).join('');
    await writeFile(file, `${text}${text && !text.endsWith('\n') ? '\n' : ''}${lines}`, {
      mode: 0o600,
    });
    console.log(`${file}: added ${missing.join(', ')}.`);
  } else console.log(`${file}: nothing to add.`);
  await chmod(file, 0o600);
  for (const name of ['SITE_URL', 'PORT', 'BACKUP_COPY_TO', 'BACKUP_S3_BUCKET']) {
    if (isThere(name) && wanted[name] && present[name] !== wanted[name])
      console.log(
        `  ${name} is already set to ${present[name]}. To use ${wanted[name]}, edit it there.`,
      );
  }
}

async function putFile(file: string, text: string): Promise<void> {
  const found = existsSync(file) ? await readFile(file, 'utf8') : undefined;
  if (found === undefined) await writeFile(file, text);
  if (found === undefined) console.log(`${file}: created.`);
  else if (found === text) console.log(`${file}: unchanged.`);
  else console.log(`${file}: kept, although it differs. To create it again, delete it first.`);
}

const installScript = (shop: string, owner: string, backup: string) => `#!/bin/sh
# Run as root. It installs from a copy in /etc/sose: ${owner} can change what is in ${shop}.
set -e
umask 022
here=$(cd "$(dirname "$0")" && pwd)
if [ "$here" != /etc/sose ]; then
  if [ -e /etc/sose ]; then
    echo 'The shop is already installed. To install it again: sh /etc/sose/install.sh' >&2
    echo "If you changed the files in $here: read them, delete /etc/sose, and run this again." >&2
    exit 1
  fi
  id ${owner} >/dev/null 2>&1 || useradd --system --create-home --shell /usr/sbin/nologin ${owner}
  rm -rf /etc/sose.new
  mkdir -m 700 /etc/sose.new
  cp "$here/install.sh" "$here/sose.service" "$here/sose.socket" "$here/Caddyfile" /etc/sose.new
  mv /etc/sose.new /etc/sose
  [ -e '${shop}/.data' ] || chown -R ${owner}: '${shop}'
  exec sh /etc/sose/install.sh
fi
${
  isAbsolute(backup)
    ? `[ -e '${backup}' ] || install -d -o ${owner} '${backup}'
setpriv --reuid=${owner} --init-groups test -w '${backup}' || echo 'Backups cannot be copied: ${owner} may not write to ${backup}. To change that: chown ${owner} ${backup}'
`
    : ''
}cp /etc/sose/sose.service /etc/sose/sose.socket /etc/systemd/system/
systemctl daemon-reload
systemctl enable --now sose.socket sose.service
if [ -d /etc/caddy ]; then
  cp /etc/sose/Caddyfile /etc/caddy/sose.caddy
  touch /etc/caddy/Caddyfile
  grep -qx 'import sose.caddy' /etc/caddy/Caddyfile || echo 'import sose.caddy' >> /etc/caddy/Caddyfile
  systemctl reload-or-restart caddy
else
  echo 'Install Caddy (apt-get install caddy), then run: sh /etc/sose/install.sh'
fi
`;

async function setUp(): Promise<void> {
  const shop = findShop();
  if (!/^[\w./-]+$/.test(shop))
    throw new LaunchError(
      `The path of the shop can contain only letters, digits, ., - and _: ${shop}`,
    );
  const options = Object.fromEntries(
    questions.map(({ name }) => [name, { type: 'string' as const }]),
  );
  const answers = await ask(parseArgs({ options }).values);
  const { domain = '', mail = '', user: owner = '', port = '', backup = '' } = answers;
  const server = join(shop, 'server');
  const template = async (name: string) =>
    (await readFile(join('deploy/server', name), 'utf8'))
      .replaceAll('shop.example.in', domain)
      .replaceAll('/srv/sose', shop)
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`)
      .replace('User=sose', `User=${owner}`);
  await mkdir(server, { recursive: true });
  await addSettings(join(shop, '.env'), settingsOf(answers));
  await putFile(join(server, 'sose.service'), await template('sose.service'));
  await putFile(join(server, 'sose.socket'), await template('sose.socket'));
  const caddy = (await template('Caddyfile')).replaceAll(' {\n\tre', ` {\n\ttls ${mail}\n\tre`);
  await putFile(join(server, 'Caddyfile'), caddy);
  await putFile(join(server, 'install.sh'), installScript(shop, owner, backup));
  if (await readLink(shop, 'current')) console.log(`${join(shop, 'current')}: unchanged.`);
  else {
    await setLink(shop, 'current', shop);
    console.log(`${join(shop, 'current')}: created. It links to the release that runs.`);
  }
  console.log(`
Next steps:
1. Point ${domain} and www.${domain} to this server (A and AAAA records).
2. As root: sh ${join(server, 'install.sh')}
   This creates the user ${owner}, and installs and starts the services. Later, run /etc/sose/install.sh instead.
   Without root: cd ${join(shop, 'current')} && node_modules/.bin/node lib/launch/start.ts, from "crontab -e" with @reboot.
3. Firewall: open only ports 22, 80 and 443: ufw allow OpenSSH && ufw allow 80,443/tcp && ufw enable
4. Keep a copy of ${join(shop, '.env')} somewhere else: without its keys, backups cannot be read.
5. Open the URL that the first start prints (journalctl -u sose) and create your owner account.`);
}

await setUp().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
