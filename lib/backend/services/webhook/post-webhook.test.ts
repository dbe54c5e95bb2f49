import type { LookupAddress } from 'node:dns';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import type { ServiceContext } from '../../context.ts';
import { httpStandIn, type StandInReply } from '../../testing/http-stand-in.ts';
import { turningNames } from '../../testing/turning-names.ts';
import { postWebhook } from './post-webhook.ts';

const demo = { env: { mode: 'demo' } } as Pick<ServiceContext, 'env'>;
const live = { env: { mode: 'live' } } as Pick<ServiceContext, 'env'>;
const message = { body: '{"id":1}', headers: { 'content-type': 'application/json' } };
const local: LookupAddress = { address: '127.0.0.1', family: 4 };

async function withListener(
  answer: StandInReply,
  test: (port: number, heard: () => number) => Promise<void>,
) {
  const server = await httpStandIn(() => answer);
  try {
    await test(Number(new URL(server.url).port), () => server.heard.length);
  } finally {
    await server.close();
  }
}

describe('a message to another program', () => {
  it('T24: goes to the address that was checked, whatever the name says afterwards', async () =>
    withListener({ body: '' }, async (port, heard) => {
      const { asked, resolve } = turningNames(local, { address: '10.0.0.1', family: 4 });
      const answer = await postWebhook(demo, `http://hooks.example:${port}/x`, message, resolve);
      expect([answer.status, heard(), asked]).toEqual([200, 1, ['hooks.example']]);
    }));

  it('T24: is not sent where a name has come to lead into our own network', async () =>
    withListener({ body: '' }, async (port, heard) => {
      const { resolve } = turningNames({ address: '93.184.216.34', family: 4 }, local);
      const url = `https://hooks.example:${port}/x`;
      await resolve('hooks.example');
      await expect(postWebhook(live, url, message, resolve)).rejects.toThrow('a private network');
      expect(heard()).toBe(0);
    }));

  it('T24: follows no redirect', async () =>
    withListener({ status: 302, body: '' }, async (port, heard) => {
      const { status } = await postWebhook(demo, `http://127.0.0.1:${port}/x`, message);
      expect([status, heard()]).toEqual([302, 1]);
    }));

  it('asks for the certificate of the name, not of the address', async () => {
    const names: string[] = [];
    const server = createServer({
      SNICallback: (name, done) => {
        names.push(name);
        done(new Error('no certificate'));
      },
    });
    server.on('tlsClientError', () => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const url = `https://hooks.example:${port}/x`;
    await expect(postWebhook(demo, url, message, turningNames(local).resolve)).rejects.toThrow();
    await new Promise((resolve) => server.close(resolve));
    expect(names).toEqual(['hooks.example']);
  });
});
