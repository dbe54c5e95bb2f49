import type { Endpoint } from '../../contract/endpoint.ts';
import * as calls from '../../contract/login.ts';
import type { Limit } from '../http/rate-limit.ts';
import { route, type RouteInput, type Router } from '../http/route.ts';
import { issueVisitorId } from '../http/visitor-id.ts';
import { closeSession } from '../services/login/close-session.ts';
import { loginsByAddress, type Origin } from '../services/login/guesser.ts';
import { logInByOtp } from '../services/login/log-in-by-otp.ts';
import { logInByPassword } from '../services/login/log-in-by-password.ts';
import { releaseNumber } from '../services/login/release-number.ts';
import { sendLoginOtp } from '../services/login/send-login-otp.ts';
import { toLoginAnswer } from '../services/login/serialize.ts';

const message = 'Too many requests. Please try again later!';
const otpsByAddress: Limit = { name: 'send-otp-address', points: 30, seconds: 3_600, message };

const originOf = (
  input: Pick<RouteInput<Endpoint>, 'visitorIdHeader' | 'deviceHeader' | 'clientAddress'>,
): Origin => ({
  visitorId: input.visitorIdHeader,
  device: input.deviceHeader,
  clientAddress: input.clientAddress,
});

export function loginRoutes(router: Router): void {
  const { limits } = router;
  route(router, calls.getVisitor, async ({ context }) => ({
    visitor_id: issueVisitorId(context.env.visitorSecret),
  }));
  route(router, calls.sendOtp, async ({ context, body, clientAddress }) => {
    await limits.byAddress(otpsByAddress, clientAddress);
    await sendLoginOtp(context, body.mobile_no);
    return { message: 'OTP sent successfully' };
  });
  route(router, calls.verifyOtp, async (input) => {
    const { context, caller, body } = input;
    await limits.byAddress(loginsByAddress, input.clientAddress);
    const { mobile_no: mobile, otp, password, recaptcha } = body;
    const login = { mobile, otp, password, recaptcha, caller, ...originOf(input) };
    return toLoginAnswer(await logInByOtp(context, limits, login));
  });
  route(router, calls.releaseNumber, async ({ context, body, ...request }) => {
    await limits.byAddress(loginsByAddress, request.clientAddress);
    const { mobile_no: mobile, otp } = body;
    const proof = await releaseNumber(context, { mobile, otp, visitorId: request.visitorIdHeader });
    return { message: 'The number is yours. Sign up with it now!', number_proof: proof };
  });
  route(router, calls.signIn, async (input) => {
    const { email, password, recaptcha } = input.body;
    const login = { email, password, recaptcha, ...originOf(input) };
    return toLoginAnswer(await logInByPassword(input.context, limits, login));
  });
  route(router, calls.logOut, async ({ context, caller }) => {
    await closeSession(context, caller);
    return { message: 'Logged out successfully!' };
  });
}
