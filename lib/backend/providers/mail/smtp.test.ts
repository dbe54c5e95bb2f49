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
