import { createServer } from 'node:http';
import { connect } from 'node:net';
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
