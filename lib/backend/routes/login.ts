import * as calls from '../../contract/login.ts';
import { StoreError } from '../errors.ts';
import { originOf } from '../http/origin-of.ts';
import type { Limit } from '../http/rate-limit.ts';
import { route, type Router } from '../http/route.ts';
import { issueVisitorId } from '../http/visitor-id.ts';
import { requireHuman } from '../services/captcha/require-human.ts';
import { closeSession } from '../services/login/close-session.ts';
import { countLogin, guesserOf } from '../services/login/guesser.ts';
import { askForLoginLink, logInByLink } from '../services/login/login-link.ts';
import { logInByOtp } from '../services/login/log-in-by-otp.ts';
import { logInByPassword } from '../services/login/log-in-by-password.ts';
import { releaseNumber } from '../services/login/release-number.ts';
import { sendLoginOtp } from '../services/login/send-login-otp.ts';
import { toLoginAnswer } from '../services/login/serialize.ts';

const message = 'Too many requests. Try again later.';
/* Every request needs a captcha, and the customers of a mobile carrier share an address. */
const linksByAddress: Limit = { name: 'login-link-address', points: 300, seconds: 3_600, message };
const otpsByAddress: Limit = { name: 'send-otp-address', points: 30, seconds: 3_600, message };

export function loginRoutes(router: Router): void {
  const { limits } = router;
  route(router, calls.getVisitor, async ({ context }) => ({
    visitor_id: issueVisitorId(context.env.visitorSecret),
  }));
  route(router, calls.sendOtp, async ({ context, body, clientAddress, deviceHeader }) => {
    await limits.byAddress(otpsByAddress, clientAddress);
    const { mobile_no: mobile, recaptcha } = body;
    await sendLoginOtp(context, { mobile, recaptcha, device: deviceHeader });
    return { message: 'OTP sent successfully' };
  });
  route(router, calls.verifyOtp, async (input) => {
    const { caller, body } = input;
    const { mobile_no: mobile, otp, password, recaptcha } = body;
    const login = { mobile, otp, password, recaptcha, caller, ...originOf(input) };
    return toLoginAnswer(await logInByOtp(input.context, limits, login));
  });
  route(router, calls.releaseNumber, async (input) => {
    const { mobile_no: mobile, otp, recaptcha } = input.body;
    const release = { mobile, otp, recaptcha, ...originOf(input) };
    const proof = await releaseNumber(input.context, limits, release);
    return {
      message: 'Your number is verified. You can sign up with it now.',
      number_proof: proof,
    };
  });
  route(router, calls.signIn, async (input) => {
    const { email, password, recaptcha, otp } = input.body;
    const login = { email, password, recaptcha, otp, ...originOf(input) };
    return toLoginAnswer(await logInByPassword(input.context, limits, login));
  });
  route(router, calls.askForLoginLink, async ({ context, body, clientAddress }) => {
    await limits.byAddress(linksByAddress, clientAddress);
    await requireHuman(context, { token: body.recaptcha, action: 'log_in' });
    await askForLoginLink(context, body.email);
    return { message: 'If there’s an account with this email, we’ve sent a login link.' };
  });
  route(router, calls.logInByLink, async (input) => {
    const { context } = input;
    const origin = originOf(input);
    const session = await logInByLink(context, { code: input.body.code, ...origin }).catch(
      // Only wrong codes count: others behind the same address cannot use up the owner's attempts.
      async (error: unknown) => {
        const isRight = error instanceof StoreError && error.code === 'password_required';
        if (!isRight) await countLogin(limits, guesserOf(context, undefined, origin));
        throw error;
      },
    );
    return toLoginAnswer(session);
  });
  route(router, calls.logOut, async ({ context, caller }) => {
    await closeSession(context, caller);
    return { message: 'Logged out successfully!' };
  });
}
