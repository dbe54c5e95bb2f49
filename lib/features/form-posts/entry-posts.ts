import { ApiError } from '../../api/api-error';
import { notOfferedCode } from '../../api/call-errors';
import { askForReset, askForResetInput, signUp, signUpInput } from '../../contract/account';
import { enterByOtp, sendEntryOtp } from '../../contract/mobile-entry';
import { normaliseMobile } from '../../contract/rules';
import { logIn } from '../../platform/auth/log-in';
import { FormRefusal, type Fields, type FormPost } from '../../platform/form-posts/form-post';
import { routes } from '../../platform/routes';
import { backTo, openSessionOf } from './login-posts';
import { questionPost } from './question-post';
import { validateFields } from './validate-fields';

const entryPage = (fields: Fields, step: 'mobile' | 'otp') => routes.signup(backTo(fields), step);

export const sendEntryOtpPost: FormPost = {
  page: (fields) => entryPage(fields, fields['is_again'] ? 'otp' : 'mobile'),
  run: async (fields, store) => {
    const body = await sendEntryOtp.body.validate({ mobile_no: fields['mobile_no'] });
    try {
      const { message = 'OTP sent successfully' } = await store(sendEntryOtp, { body });
      return { to: entryPage(fields, 'otp'), message, values: { mobile_no: body.mobile_no } };
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== notOfferedCode) throw error;
      throw new FormRefusal('Use this form to create your account.', {
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

const passwords = ['password', 'confirm_password'];

export const signUpPost = questionPost({
  name: 'sign-up',
  secrets: passwords,
  sentBefore:
    'You’ve already sent this form. Try logging in. If that doesn’t work, answer the new question to send it again.',
  check: (fields) =>
    validateFields(signUpInput.omit(['recaptcha']), {
      ...fields,
      wants_news: fields['wants_news'] !== undefined,
    }),
  send: async (input, { recaptcha }, store) => {
    const { message } = await store(signUp, { body: { ...input, recaptcha } });
    return { to: routes.login(), message: message ?? 'Your account has been created!' };
  },
});

export const resetPost = questionPost({
  name: 'reset-password',
  sentBefore:
    'You’ve already sent this form. Check your inbox, or answer the new question to get another link.',
  check: (fields) => validateFields(askForResetInput.omit(['recaptcha']), fields),
  send: async (input, { recaptcha }, store) => {
    const { message } = await store(askForReset, { body: { ...input, recaptcha } });
    const text = message ?? 'We’ve emailed you a link to reset your password.';
    return { to: routes.login(), message: text };
  },
});
