import { askForReset, askForResetInput, signUp, signUpInput } from '../../contract/account';
import { routes } from '../../platform/routes';
import { questionPost } from './question-post';

const strict = { abortEarly: false, stripUnknown: true } as const;
const passwords = ['password', 'confirm_password'];

export const signUpPost = questionPost({
  name: 'sign-up',
  secrets: passwords,
  sentBefore:
    'This form was sent once before. If your account is there, log in; if not, answer the new question.',
  check: (fields) =>
    signUpInput
      .omit(['recaptcha'])
      .validate({ ...fields, wants_news: fields['wants_news'] !== undefined }, strict),
  send: async (input, { recaptcha }, store) => {
    const { message } = await store(signUp, { body: { ...input, recaptcha } });
    return { to: routes.login(), message: message ?? 'Your account has been created!' };
  },
});

export const resetPost = questionPost({
  name: 'reset-password',
  sentBefore:
    'This form was sent once before: look into your inbox. For another link answer the new question.',
  check: (fields) => askForResetInput.omit(['recaptcha']).validate(fields, strict),
  send: async (input, { recaptcha }, store) => {
    const { message } = await store(askForReset, { body: { ...input, recaptcha } });
    const text = message ?? 'A link to set a new password is on its way.';
    return { to: routes.login(), message: text };
  },
});
