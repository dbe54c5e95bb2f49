import type { NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { logInByLink, signIn, verifyOtp, logOut } from '../../contract/login';
import { enterByOtp } from '../../contract/mobile-entry';
import { storefrontEnv } from '../../env';
import { forgetSubmittedForms } from '../form-posts/submitted-form-cookie';
import { callbackOfSite } from './callback-address';
import { logIn } from './log-in';
import { sessionCookie, sessionSeconds, toSessionToken } from './session-token';
import ky from 'ky';
import { callerHeaders } from '../../api/caller-headers';
import { readAnswer } from '../../api/read-answer';
import { headerNames } from '../../contract/envelope';
import { profilePath } from '../../contract/paths';
import { getProfile } from '../../contract/profile';

interface OwnName {
  firstName: string;
  lastName: string;
}

/**
 * next-auth options with all ways to log in. The API token is only in the encrypted, httpOnly
 * session cookie, never in the answer of `/api/auth/session`.
 */
export function authOptions(): NextAuthOptions {
  const { authSecret, siteUrl } = storefrontEnv();
  const isSecure = siteUrl.startsWith('https://');
  return {
    secret: authSecret,
    cookies: {
      sessionToken: {
        name: sessionCookie(isSecure),
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure },
      },
    },
    session: { strategy: 'jwt', maxAge: sessionSeconds },
    pages: { signIn: '/login', error: '/login' },
    providers: [
      CredentialsProvider({
        id: 'otp',
        name: 'Mobile',
        credentials: { mobile_no: {}, otp: {}, password: {}, recaptcha: {} },
        authorize: (sent) =>
          logIn(verifyOtp, {
            mobile_no: sent?.mobile_no ?? '',
            otp: sent?.otp ?? '',
            password: sent?.password,
            recaptcha: sent?.recaptcha,
          }),
      }),
      CredentialsProvider({
        id: 'entry',
        name: 'Mobile, with or without an account',
        credentials: { mobile_no: {}, otp: {}, password: {}, recaptcha: {}, as_new: {} },
        authorize: (sent) =>
          logIn(enterByOtp, {
            mobile_no: sent?.mobile_no ?? '',
            otp: sent?.otp ?? '',
            password: sent?.password,
            recaptcha: sent?.recaptcha,
            as_new: sent?.as_new === 'true',
          }),
      }),
      CredentialsProvider({
        id: 'password',
        name: 'Email',
        credentials: { email: {}, password: {}, recaptcha: {}, otp: {} },
        authorize: (sent) =>
          logIn(signIn, {
            email: sent?.email ?? '',
            password: sent?.password ?? '',
            recaptcha: sent?.recaptcha,
            otp: sent?.otp,
          }),
      }),
      CredentialsProvider({
        id: 'link',
        name: 'Login link',
        credentials: { code: {} },
        authorize: (sent) => logIn(logInByLink, { code: sent?.code ?? '' }),
      }),
    ],
    callbacks: {
      redirect: ({ url, baseUrl }) => callbackOfSite(url, baseUrl),
      jwt: async ({ token, user, trigger }) => {
        if (trigger === 'update') return { ...token, ...(await readName(token.storeToken)) };
        if (!user) return token;
        return toSessionToken(user);
      },
      session: ({ session, token }) => ({
        expires: session.expires,
        user: {
          id: token.sub ?? '',
          firstName: token.firstName,
          lastName: token.lastName,
          isStaff: token.isStaff,
        },
      }),
    },
    events: {
      signOut: async ({ token }) => {
        await forgetSubmittedForms();
        if (token.storeToken) await revokeToken(token.storeToken);
      },
    },
  };
}

/**
 * Reads the name of the token's owner from the store; undefined if it does not answer.
 * Data from the browser is not trusted.
 */
async function readName(token: string): Promise<OwnName | undefined> {
  try {
    const text = await ky
      .get(`${storefrontEnv().storeApiUrl}${profilePath}`, {
        headers: {
          ...(await callerHeaders()),
          [headerNames.customer]: `token ${token}`,
        },
        cache: 'no-store',
        timeout: 10_000,
        retry: 0,
      })
      .text();
    const { data } = readAnswer(getProfile, text);
    return {
      firstName: data.first_name,
      lastName: data.last_name,
    };
  } catch (error) {
    console.error('Who is logged in could not be read anew', error);
    return undefined;
  }
}

/**
 * Revokes a token at the store API. Ignores tokens that are already invalid and an unreachable API,
 * so that the logout always completes here.
 */
async function revokeToken(token: string): Promise<void> {
  const answer = await ky
    .post(`${storefrontEnv().storeApiUrl}${logOut.path}`, {
      headers: {
        ...(await callerHeaders()),
        [headerNames.customer]: `token ${token}`,
      },
      throwHttpErrors: false,
      retry: 0,
      timeout: 5_000,
    })
    .catch((error: unknown) => {
      console.error('A token could not be revoked', error instanceof Error ? error.message : error);
      return undefined;
    });
  if (answer && !answer.ok && answer.status !== 401) {
    console.error(`A token could not be revoked: the store API answered ${answer.status}`);
  }
}
