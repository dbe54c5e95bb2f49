import type { IncomingMessage } from 'node:http';
import { encode } from 'next-auth/jwt';
import { hasSession } from './has-session.ts';

const secret = 's'.repeat(32);

async function cookieFrom(storefrontSecret: string): Promise<string> {
  const token = {
    storeToken: 'x',
    firstName: 'Asha',
    lastName: '',
    isMember: false,
    isStaff: false,
  };
  return `theme=dark; next-auth.session-token=${await encode({ token, secret: storefrontSecret })}`;
}

const requestWith = (cookie?: string) =>
  ({ headers: cookie === undefined ? {} : { cookie } }) as IncomingMessage;

describe('T63: a session', () => {
  it('of one storefront is valid on every other that has its secret', async () => {
    const cookie = await cookieFrom(secret);
    expect(await hasSession(requestWith(cookie), secret, false)).toBe(true);
    expect(await hasSession(requestWith(await cookieFrom('t'.repeat(32))), secret, false)).toBe(
      false,
    );
  });

  it('is none without its cookie, or under the name that it has on http', async () => {
    expect(await hasSession(requestWith(), secret, false)).toBe(false);
    expect(await hasSession(requestWith(await cookieFrom(secret)), secret, true)).toBe(false);
  });
});
