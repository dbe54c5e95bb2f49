import * as calls from '../../contract/account.ts';
import type { Limit } from '../http/rate-limit.ts';
import { route, type Router } from '../http/route.ts';
import { undoContactChange } from '../services/account/contact-change.ts';
import { proveOwner, requireProof, sendProofOtp } from '../services/account/prove-owner.ts';
import { closeAllSessions } from '../services/login/close-session.ts';
import {
  askForReset,
  disownEmail,
  resetPassword,
  readResetNumber,
  sendResetOtp,
} from '../services/account/reset-password.ts';
import { changePassword } from '../services/account/change-password.ts';
import { deactivateAccount } from '../services/account/deactivate-account.ts';
import { signUp } from '../services/account/sign-up.ts';
import { requireHuman } from '../services/captcha/require-human.ts';

const message = 'Too many requests. Try again later.';
const hour = 3_600;
const signUpsByAddress: Limit = { name: 'sign-up-address', points: 30, seconds: hour, message };
const signUpsByContact: Limit = { name: 'sign-up-contact', points: 10, seconds: hour, message };
/* Every request needs a captcha, and the customers of a mobile carrier share an address. */
const asksByAddress: Limit = { name: 'ask-reset-address', points: 300, seconds: hour, message };
const resetsByAddress: Limit = { name: 'reset-address', points: 60, seconds: hour, message };
const resetsByCode: Limit = { name: 'reset-code', points: 30, seconds: hour, message };

export function accountRoutes(router: Router): void {
  const { limits } = router;
  route(router, calls.signUp, async ({ context, body, clientAddress, visitorIdHeader }) => {
    await limits.byAddress(signUpsByAddress, clientAddress);
    await requireHuman(context, { token: body.recaptcha, action: 'sign_up' });
    await limits.byContact(signUpsByContact, body.email, clientAddress);
    await limits.byContact(signUpsByContact, body.mobile_no, clientAddress);
    await signUp(context, body, { visitorId: visitorIdHeader, address: clientAddress });
    return { message: 'Your account has been created!' };
  });
  route(router, calls.askForReset, async ({ context, body, clientAddress }) => {
    await limits.byAddress(asksByAddress, clientAddress);
    await requireHuman(context, { token: body.recaptcha, action: 'reset_password' });
    await askForReset(context, body.email);
    return {
      message: 'If there’s an account with this email, we’ve sent a link to reset the password.',
    };
  });
  route(router, calls.checkReset, async ({ context, param, clientAddress }) => {
    await limits.byAddress(resetsByAddress, clientAddress);
    const end = await readResetNumber(context, param('resetUUID'));
    return end === undefined ? {} : { otp_mobile_end: end };
  });
  route(router, calls.sendResetOtp, async ({ context, param, clientAddress }) => {
    await limits.byAddress(resetsByAddress, clientAddress);
    await sendResetOtp(context, param('resetUUID'));
    return { message: 'OTP sent successfully' };
  });
  route(router, calls.disownEmail, async ({ context, param, clientAddress }) => {
    await limits.byAddress(resetsByAddress, clientAddress);
    await disownEmail(context, param('resetUUID'));
    return { message: 'We’ve removed your email from that account. You can sign up with it now.' };
  });
  route(router, calls.resetPassword, async ({ context, body, param, clientAddress }) => {
    const code = param('resetUUID');
    await limits.byAddress(resetsByAddress, clientAddress);
    await limits.byKey(resetsByCode, code);
    await resetPassword(context, { code, password: body.new_password, otp: body.otp });
    return { message: 'Your password has been changed!' };
  });
  route(router, calls.changePassword, async ({ context, caller, body }) => {
    await requireHuman(context, { token: body.recaptcha, action: 'change_password' });
    await changePassword(context, limits, caller, {
      oldPassword: body.old_password,
      newPassword: body.new_password,
    });
    return { message: 'Your password has been changed!' };
  });
  route(router, calls.sendProofOtp, async ({ context, caller }) => ({
    message: `We sent an OTP to ${await sendProofOtp(context, caller.customerId)}.`,
  }));
  route(router, calls.proveOwner, async ({ context, caller, body }) => {
    await proveOwner(context, limits, caller, body);
    return { message: 'Thank you!' };
  });
  route(router, calls.logOutEverywhere, async ({ context, caller }) => {
    await closeAllSessions(context, caller.customerId);
    return { message: 'You’ve been logged out on all devices.' };
  });
  route(router, calls.undoContactChange, async ({ context, param, clientAddress }) => {
    await limits.byAddress(resetsByAddress, clientAddress);
    await undoContactChange(context, param('code'));
    return {
      message:
        'We’ve undone the change and logged you out on all devices. Log in and set a new password.',
    };
  });
  route(router, calls.deactivateAccount, async ({ context, caller, needsProof }) => {
    if (needsProof) await requireProof(context, caller);
    await deactivateAccount(context, caller);
    return { message: 'Your account has been closed.' };
  });
}
