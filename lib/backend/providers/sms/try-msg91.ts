import { msg91Sender, type Msg91Settings } from './msg91.ts';

/* A message that says nothing of anybody: the text is the registered template. */
const kind = 'login_otp';

/** Sends the SMS of a login with the code 000000; says what happened. */
export async function tryMsg91(settings: Msg91Settings, to: string, shop: string) {
  try {
    await msg91Sender(settings).send({ to, kind, values: { otp: '000000', shop } });
    return {
      is_ok: true,
      message: `MSG91 has taken an SMS to ${to}: the login message with the code 000000`,
    };
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    if (/answered 40[13] /.test(said)) {
      return { is_ok: false, message: 'MSG91 refuses the auth key' };
    }
    return {
      is_ok: false,
      message: /^MSG91/.test(said) ? `No SMS was sent. ${said}` : 'MSG91 does not answer',
    };
  }
}
