import { ApiError } from '../../api/api-error';
import { notOfferedCode } from '../../api/not-offered';
import { enterByOtp, sendEntryOtp } from '../../contract/mobile-entry';
import { normaliseMobile } from '../../contract/rules';
import { logIn } from '../../platform/auth/log-in';
import { FormRefusal, type Fields, type FormPost } from '../../platform/form-posts/form-post';
import { routes } from '../../platform/routes';
import { backTo, openSessionOf } from './login-posts';

const entryPage = (fields: Fields, step: 'mobile' | 'otp') => routes.signup(backTo(fields), step);

/** Sends the code; the sign-up page then asks for it. */
export const sendEntryOtpPost: FormPost = {
  page: (fields) => entryPage(fields, fields['is_again'] ? 'otp' : 'mobile'),
  run: async (fields, store) => {
    const body = await sendEntryOtp.body.validate({ mobile_no: fields['mobile_no'] });
    try {
      const { message = 'OTP sent successfully' } = await store(sendEntryOtp, { body });
      return { to: entryPage(fields, 'otp'), message, values: { mobile_no: body.mobile_no } };
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== notOfferedCode) throw error;
      throw new FormRefusal('Create your account with this form.', {
        to: routes.signup(backTo(fields)),
      });
    }
  },
};

export const enterPost: FormPost = {
  page: (fields) => entryPage(fields, 'otp'),
  secrets: ['otp'],
  run: async (fields) => {
    const { mobile_no = '', otp } = fields;
    const body = await enterByOtp.body.validate({ mobile_no: normaliseMobile(mobile_no), otp });
    return openSessionOf(fields, () => logIn(enterByOtp, body));
  },
};
