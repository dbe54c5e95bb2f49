import { createServer, type Socket, type AddressInfo } from 'node:net';

interface ReceivedMail {
  from: string;
  /** Every recipient of the envelope. */
  to: string;
  /** Raw headers and body. */
  source: string;
}

export interface MailServerStandIn {
  /** For SMTP_URL. */
  url: string;
  mails: ReceivedMail[];
  /** Refuses recipients from now on with this answer; undefined: accepts them again. */
  refuseRecipients: (answer: string | undefined) => void;
  close: () => Promise<void>;
}

/** Starts a fake SMTP server that keeps the received mails. */
export async function openMailServerStandIn(): Promise<MailServerStandIn> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let refusal: string | undefined;

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    const say = (line: string) => socket.write(`${line}\r\n`);
    let mail: ReceivedMail = { from: '', to: '', source: '' };
    let isData = false;
    let rest = '';

    const hear = (line: string) => {
      if (isData) {
        if (line !== '.') {
          mail.source += `${line.replace(/^\./, '')}\r\n`;
          return;
        }
        isData = false;
        mails.push(mail);
        mail = { from: '', to: '', source: '' };
        say('250 kept');
        return;
      }
      const address = /<(.*?)>/.exec(line)?.[1] ?? '';
      switch (line.slice(0, 4).toUpperCase()) {
        case 'EHLO':
        case 'HELO':
          return say('250 stand-in');
        case 'MAIL':
          mail.from = address;
          return say('250 go on');
        case 'RCPT':
          mail.to = mail.to ? `${mail.to}, ${address}` : address;
          return say(refusal ? `${refusal} <${address}>` : '250 go on');
        case 'DATA':
          isData = true;
          return say('354 go on');
        case 'QUIT':
          say('221 bye');
          return socket.end();
        default:
          return say('250 fine');
      }
    };

    say('220 stand-in');
    socket.on('data', (part) => {
      const lines = (rest + part.toString('utf8')).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(hear);
    });
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseRecipients: (answer) => {
      refusal = answer;
    },
    close: () =>
      new Promise((resolve) => {
        sockets.forEach((socket) => socket.destroy());
        server.close(() => resolve());
      }),
  };
}
