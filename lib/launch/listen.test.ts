import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { givenSockets, inheritedSocket, passSocket } from './inherited-socket';
import { listen } from './listen';

const burst = 200;

/** Turns of the event loop until a burst of connections is accepted, on so many sockets. */
async function turnsOfBurst(sockets: number): Promise<number> {
  const server = createServer();
  const listening = await listen(server, { port: 0, host: '127.0.0.1', backlog: burst, sockets });
  let accepted = 0;
  server.on('connection', () => (accepted += 1));
  const clients = Array.from({ length: burst }, () => connect(listening.port, '127.0.0.1'));
  let turns = 0;
  for (; accepted < burst; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  for (const client of clients) client.destroy();
  await listening.close();
  return turns;
}

describe('T71: a burst of connections', () => {
  it('is accepted in few turns of the event loop', async () => {
    expect(await turnsOfBurst(32)).toBeLessThan(burst / 2);
  });

  it('is answered before the server has closed', async () => {
    const server = createServer(async (_, response) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      response.end('whole');
    });
    const { port, close } = await listen(server, {
      port: 0,
      host: '127.0.0.1',
      backlog: burst,
      sockets: 8,
    });
    const answers = Array.from({ length: 40 }, () =>
      fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text()),
    );
    let begun = 0;
    await new Promise<void>((resolve) => {
      server.on('request', () => {
        begun += 1;
        if (begun === answers.length) resolve();
      });
    });
    await close();
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['whole']));
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });
});

/** Serves its number on the sockets that it was given, until it is told to end. */
const serving = `
  import { createServer } from 'node:http';
  import { listen } from './lib/launch/listen.ts';
  const server = createServer((request, response) => {
    response.setHeader('connection', 'close').end(process.env.NUMBER);
    if (request.url === '/end') listening.close();
  });
  const listening = await listen(server, { port: 0, host: '', backlog: 100, inherited: [4, 5] });
`;
/** Holds a socket as systemd does, and never accepts: it waits for one program after the other. */
const holding = `
  import { spawnSync } from 'node:child_process';
  import { createServer } from 'node:net';
  const server = createServer().listen(0, '127.0.0.1', () => {
    process.stdout.write(server.address().port + '\\n');
    const { fd } = server._handle;
    for (const NUMBER of ['first', 'second']) {
      spawnSync(process.execPath, ['--input-type=module', '-e', process.env.SERVING], {
        stdio: ['ignore', 'inherit', 'inherit', 'ignore', fd, fd],
        env: { ...process.env, NUMBER },
      });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    }
    process.exit();
  });
`;

describe('a socket that systemd keeps open', () => {
  it('lets connections wait while the program restarts: none is refused', async () => {
    const holder = spawn(process.execPath, ['--input-type=module', '-e', holding], {
      env: { ...process.env, SERVING: serving },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(holder.stdout, 'data')) as [Buffer];
    const ask = async (path: string) =>
      (await fetch(`http://127.0.0.1:${Number(line)}${path}`)).text();
    expect(await ask('/')).toBe('first');
    expect(await ask('/end')).toBe('first');
    const waiting = await Promise.all(Array.from({ length: 20 }, () => ask('/')));
    expect(new Set(waiting)).toEqual(new Set(['second']));
    await ask('/end');
    await once(holder, 'exit');
  }, 30_000);

  it('is passed on to the storefront as often as it listens', () => {
    const { descriptors, env } = passSocket(
      inheritedSocket({ LISTEN_FDS: '1', LISTEN_PID: '7' }, 7),
    );
    expect(new Set(descriptors)).toEqual(new Set([3]));
    expect(givenSockets(env)).toHaveLength(descriptors.length);
    expect(givenSockets(env)[0]).toBe(4);
  });

  it('of another process is none', () => {
    expect(inheritedSocket({ LISTEN_FDS: '1', LISTEN_PID: '8' }, 7)).toBeUndefined();
    expect(inheritedSocket({}, 7)).toBeUndefined();
    expect(givenSockets(passSocket(undefined).env)).toEqual([]);
  });
});
