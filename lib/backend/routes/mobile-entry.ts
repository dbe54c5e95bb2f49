import * as calls from '../../contract/mobile-entry.ts';
import { originOf } from '../http/origin-of.ts';
import { route, type Router } from '../http/route.ts';
import { logInByOtp } from '../services/login/log-in-by-otp.ts';
import { sendEntryOtp } from '../services/login/send-entry-otp.ts';
import { toLoginAnswer } from '../services/login/serialize.ts';

export function mobileEntryRoutes(router: Router): void {
  const { limits } = router;
  route(router, calls.sendEntryOtp, async (input) => {
    const { mobile_no: mobile, recaptcha } = input.body;
    await sendEntryOtp(input.context, limits, { mobile, recaptcha, ...originOf(input) });
    return { message: 'OTP sent successfully' };
  });
  route(router, calls.enterByOtp, async (input) => {
    const { caller, body } = input;
    const { mobile_no: mobile, otp, password, recaptcha, as_new: isNew } = body;
    const login = { mobile, otp, password, recaptcha, caller, ...originOf(input) };
    const ifNew = { isNumberTaken: isNew === true };
    return toLoginAnswer(await logInByOtp(input.context, limits, login, ifNew));
  });
}
