import { getMembershipPlan } from '../../contract/membership.ts';
import { pictureField } from '../../contract/file.ts';
import { getOwnData } from '../../contract/own-data.ts';
import * as calls from '../../contract/profile.ts';
import type { Limit } from '../http/rate-limit.ts';
import { route, type Router } from '../http/route.ts';
import { toRupees } from '../../contract/money.ts';
import { requireProof } from '../services/account/prove-owner.ts';
import { confirmEmail } from '../services/account/confirm-email.ts';
import { sendEmailConfirmation } from '../services/account/send-email-confirmation.ts';
import { membershipInReview, membershipPrice } from '../services/membership/membership-payment.ts';
import { memberUntil } from '../services/membership/membership-month.ts';
import { readOwnData, toOwnData } from '../services/own-data/read-own-data.ts';
import { changePicture, removePicture } from '../services/profile/change-picture.ts';
import { changeProfile } from '../services/profile/change-profile.ts';
import { readProfile, toProfile } from '../services/profile/read-profile.ts';
import { sendMobileOtp } from '../services/profile/send-mobile-otp.ts';
import { verifyMobile } from '../services/profile/verify-mobile.ts';

const message = 'Too many requests. Try again later.';
const hour = 3_600;
const mobilesByAccount: Limit = { name: 'change-mobile', points: 20, seconds: hour, message };
const mobilesByAddress: Limit = {
  name: 'change-mobile-address',
  points: 60,
  seconds: hour,
  message,
};
const provesByAccount: Limit = { name: 'verify-mobile', points: 40, seconds: hour, message };
const confirmationsByAccount: Limit = {
  name: 'confirm-email',
  points: 5,
  seconds: hour,
  message,
};
const confirmationsByEmail: Limit = {
  name: 'confirm-email-address',
  points: 5,
  seconds: hour,
  message,
};
/** Limit of mails per mailbox, for all requesters together; counts only mails that are sent. */
const confirmationMails: Limit = {
  name: 'confirm-email-mails',
  points: 30,
  seconds: hour,
  message,
};
const picturesByAccount: Limit = { name: 'profile-picture', points: 30, seconds: hour, message };
const exportsByAccount: Limit = { name: 'own-data', points: 20, seconds: hour, message };

export function profileRoutes(router: Router): void {
  const { limits } = router;
  route(router, calls.getProfile, async ({ context, caller }) => ({
    data: toProfile(await readProfile(context, caller.customerId)),
  }));
  route(router, calls.updateProfile, async ({ context, caller, body, clientAddress }) => {
    const { customerId } = caller;
    const countSms = () => countMobile(customerId, clientAddress);
    const { profile, mobileToVerify } = await changeProfile(context, customerId, body, countSms);
    return {
      message: 'Profile updated successfully!',
      data: toProfile(profile),
      mobile_to_verify: mobileToVerify,
    };
  });
  route(router, calls.sendMobileOtp, async ({ context, caller, body, clientAddress }) => {
    await countMobile(caller.customerId, clientAddress);
    await sendMobileOtp(context, { customerId: caller.customerId, mobile: body.mobile_no });
    return { message: 'OTP sent successfully' };
  });
  route(router, calls.verifyMobile, async ({ context, caller, body }) => {
    const { customerId } = caller;
    await limits.byKey(provesByAccount, String(customerId));
    await verifyMobile(context, { caller, mobile: body.mobile_no, otp: body.otp });
    return {
      message: 'Your new mobile number is verified!',
      data: toProfile(await readProfile(context, customerId)),
    };
  });
  route(router, calls.sendEmailConfirmation, async ({ context, caller, body, clientAddress }) => {
    await limits.byKey(confirmationsByAccount, String(caller.customerId));
    if (body.email) await limits.byContact(confirmationsByEmail, body.email, clientAddress);
    const countMail = (email: string) => limits.byKey(confirmationMails, email);
    await sendEmailConfirmation(context, caller, body.email, countMail);
    return { message: 'We’ve sent you a link to verify your email.' };
  });
  route(router, calls.confirmEmail, async ({ context, caller, param }) => {
    await confirmEmail(context, caller.customerId, param('code'));
    return {
      message: 'Your email is verified!',
      data: toProfile(await readProfile(context, caller.customerId)),
    };
  });
  route(router, calls.changePicture, async ({ context, caller, files }) => {
    await limits.byKey(picturesByAccount, String(caller.customerId));
    await changePicture(context, caller.customerId, files(pictureField)[0]);
    return {
      message: 'Picture updated successfully!',
      data: toProfile(await readProfile(context, caller.customerId)),
    };
  });
  route(router, calls.removePicture, async ({ context, caller }) => {
    await removePicture(context, caller.customerId);
    return {
      message: 'Picture removed successfully!',
      data: toProfile(await readProfile(context, caller.customerId)),
    };
  });
  route(router, getOwnData, async ({ context, caller, needsProof }) => {
    if (needsProof) await requireProof(context, caller);
    await limits.byKey(exportsByAccount, String(caller.customerId));
    return { data: toOwnData(await readOwnData(context, caller.customerId), context.now()) };
  });
  route(router, calls.checkMembership, async ({ context, caller }) => {
    const until = await memberUntil(context, caller.customerId);
    const inReview = await membershipInReview(context, caller.customerId);
    return {
      is_sose_elite_user: until !== undefined,
      end_date: until?.toISOString() ?? null,
      ...(inReview > 0 && { payment_in_review_amt: toRupees(inReview) }),
    };
  });
  route(router, getMembershipPlan, async ({ context }) => ({
    data: { price: toRupees(await membershipPrice(context)) },
  }));

  /*
   * Each number costs an SMS: counted by the requesting account and address, whichever numbers are
   * given.
   */
  async function countMobile(customerId: number, clientAddress: string) {
    await limits.byAddress(mobilesByAddress, clientAddress);
    await limits.byKey(mobilesByAccount, String(customerId));
  }
}
