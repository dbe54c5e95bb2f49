import type { LookupAddress } from 'node:dns';
import { createServer as createSilentServer, type AddressInfo, type Socket } from 'node:net';
import { createServer } from 'node:tls';
import { turningNames } from '../../testing/turning-names.ts';
import { partnerAddresses } from '../connect.ts';
import {
  openMailServerStandIn,
  type MailServerStandIn,
} from '../../testing/mail-server-stand-in.ts';
import { smtpSender } from './smtp.ts';

let server: MailServerStandIn;
beforeAll(async () => {
  server = await openMailServerStandIn();
});
beforeEach(() => void (server.mails.length = 0));
afterAll(() => server.close());

const mail = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', reference: 'one' };
const sent = async (more: { to: string; subject?: string }) => {
  await smtpSender({ url: server.url, from: 'SOSE <care@example.in>' }).send({ ...mail, ...more });
  const [first, ...rest] = server.mails;
  if (!first || rest.length > 0) throw new Error(`${server.mails.length} mails were sent`);
  return { to: first.to, head: first.source.split('\r\n\r\n')[0] ?? '' };
};

describe('T24: the mail server of an owner', () => {
  const local: LookupAddress = { address: '127.0.0.1', family: 4 };
  const inner: LookupAddress = { address: '10.0.0.1', family: 4 };
  const send = (mode: 'demo' | 'live', ...answers: LookupAddress[]) => {
    const { asked, resolve } = turningNames(...answers);
    const url = server.url.replace('127.0.0.1', 'Mail.example');
    const settings = { url, from: 'care@example.in' };
    const addresses = partnerAddresses({ mode, enteredHosts: ['mail.example'] }, resolve);
    const sending = smtpSender(settings, addresses).send({ ...mail, to: 'tara@example.in' });
    return { asked, sending };
  };

  it('is reached at the address that was checked, whatever the name says afterwards', async () => {
    const { asked, sending } = send('demo', local, inner);
    await sending;
    expect([server.mails.length, asked]).toEqual([1, ['Mail.example']]);
  });

  it('is not reached where its name has come to lead into our own network', async () => {
    await expect(send('live', local).sending).rejects.toThrow('a private network');
    await expect(send('demo', inner).sending).rejects.toThrow('a private network');
    expect(server.mails).toEqual([]);
  });
});

describe('a mail server that says nothing', () => {
  it('is given up after ten seconds', async () => {
    const sockets: Socket[] = [];
    const silent = createSilentServer((socket) => sockets.push(socket));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const sender = smtpSender({ url: `smtp://127.0.0.1:${port}`, from: 'care@example.in' });
    const begin = performance.now();
    await expect(sender.send({ ...mail, to: 'tara@example.in' })).rejects.toThrow('ETIMEDOUT');
    expect(performance.now() - begin).toBeLessThan(13_000);
    sockets.forEach((socket) => socket.destroy());
    await new Promise((resolve) => silent.close(resolve));
  }, 60_000);
});

describe('a mail server with TLS', () => {
  it('must have the certificate of its name, not of its address', async () => {
    const names: string[] = [];
    const secure = createServer({
      SNICallback: (name, done) => {
        names.push(name);
        done(new Error('no certificate'));
      },
    });
    secure.on('tlsClientError', () => undefined);
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
    const { port } = secure.address() as AddressInfo;
    const settings = { url: `smtps://mail.example:${port}`, from: 'care@example.in' };
    const sender = smtpSender(settings, async () => [{ address: '127.0.0.1', family: 4 }]);
    await expect(sender.send({ ...mail, to: 'tara@example.in' })).rejects.toThrow();
    await new Promise((resolve) => secure.close(resolve));
    expect(names).toEqual(['mail.example']);
  });
});

describe('T50: a mail', () => {
  it.each(['Hello\r\nBcc: evil@example.com', 'Hello\nBcc: evil@example.com', '\r\n\r\nBcc: x'])(
    'has the headers of the store alone, whatever its subject is: %j',
    async (subject) => {
      const { to, head } = await sent({ to: 'tara@example.in', subject });
      expect(to).toBe('tara@example.in');
      expect(head).not.toMatch(/^bcc:/im);
      expect(head.match(/^subject:/gim)).toHaveLength(1);
    },
  );

  it.each(['tara@example.in\r\nBcc: evil@example.com', 'tara@example.in, evil@example.com'])(
    'is not sent to more than one address: %j',
    async (to) => {
      await expect(sent({ to })).rejects.toThrow('no single address');
      expect(server.mails).toEqual([]);
    },
  );
});
