import 'server-only';
import type { User } from 'next-auth';
import { encode } from 'next-auth/jwt';
import { cookies } from 'next/headers';
import { sendOtp, signIn, signInInput, verifyOtp, verifyOtpInput } from '../../contract/login';
import { normaliseMobile } from '../../contract/rules';
import { logIn } from '../../platform/auth/log-in';
import { targetAfterLogin } from '../../platform/auth/target-after-login';
import { withParameter } from '../../platform/form-posts/form-address';
import {
  FormRefusal,
  type Done,
  type Fields,
  type FormPost,
} from '../../platform/form-posts/form-post';
import { routes, safeBackTo } from '../../platform/routes';
import { readLoginFailure } from '../../platform/session/login-failure';
import { storefrontEnv } from '../../env';
import { sessionCookie, sessionSeconds, toSessionToken } from '../../platform/auth/session-token';

export const backTo = ({ back }: Fields) => safeBackTo(back, routes.shop());
const loginPage = (fields: Fields, step: 'email' | 'mobile' | 'otp') =>
  withParameter(routes.login(backTo(fields)), 'step', step);

const needsScripts: Record<string, string> = {
  captcha_required:
    'Too many attempts. Wait a few minutes, or use the other login option. The robot check needs JavaScript.',
  number_unconfirmed: 'This number was never verified. Log in with your email and password.',
  app_code_required: 'Turn on JavaScript to log in as staff.',
  otp_required: 'Turn on JavaScript to log in as staff.',
};

/** Logs in and returns the next path. Throws FormRefusal. */
export async function openSessionOf(fields: Fields, login: () => Promise<User>): Promise<Done> {
  let user: User;
  try {
    user = await login();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { code = '', message } = readLoginFailure(error.message);
    throw new FormRefusal(needsScripts[code] ?? message);
  }
  await openSession(user);
  return { to: targetAfterLogin(user.isStaff, backTo(fields)) };
}

export const sendOtpPost: FormPost = {
  page: (fields) => loginPage(fields, fields['is_again'] ? 'otp' : 'mobile'),
  run: async (fields, store) => {
    const body = await sendOtp.body.validate({ mobile_no: fields['mobile_no'] });
    const { message = 'OTP sent successfully!' } = await store(sendOtp, { body });
    return { to: loginPage(fields, 'otp'), message, values: { mobile_no: body.mobile_no } };
  },
};

export const verifyOtpPost: FormPost = {
  page: (fields) => loginPage(fields, 'otp'),
  secrets: ['otp'],
  run: async (fields) => {
    const { mobile_no = '', otp } = fields;
    const body = await verifyOtpInput.validate({ mobile_no: normaliseMobile(mobile_no), otp });
    return openSessionOf(fields, () => logIn(verifyOtp, body));
  },
};

export const passwordPost: FormPost = {
  page: (fields) => loginPage(fields, 'email'),
  secrets: ['password'],
  run: async (fields) => {
    const { email, password } = fields;
    const body = await signInInput.validate({ email, password }, { abortEarly: false });
    return openSessionOf(fields, () => logIn(signIn, body));
  },
};

/** Sets the session cookie as next-auth does; only in route handlers. */
async function openSession(user: User): Promise<void> {
  const { authSecret, siteUrl } = storefrontEnv();
  const isSecure = siteUrl.startsWith('https://');
  const text = await encode({
    token: toSessionToken(user),
    secret: authSecret,
    maxAge: sessionSeconds,
  });
  (await cookies()).set(sessionCookie(isSecure), text, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: sessionSeconds,
    secure: isSecure,
  });
}
