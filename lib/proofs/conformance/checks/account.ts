import * as account from '../../../contract/account.ts';
import { signIn } from '../../../contract/login.ts';
import { getPageMeta } from '../../../contract/page-meta.ts';
import * as profile from '../../../contract/profile.ts';
import { listSubscriptions } from '../../../contract/subscription.ts';
import { captchaFor, noCaptcha } from '../captcha.ts';
import { callTitle } from '../contract-calls.ts';
import { lastMessageTo, readCode } from '../outbox.ts';
import type { People, Suite } from '../suite.ts';
import { hasError } from './session.ts';

const password = 'Conformance@2026';
const newPassword = 'Conformance@2027';

/** Profile of the main account; its company name is changed and restored. */
export async function checkProfile(suite: Suite, { main: who }: People): Promise<void> {
  const { succeed, refuse, check } = suite;
  await succeed(getPageMeta, { query: { page_url: '/shop' } });
  await refuse(getPageMeta, 'no page_url', [400]);
  if (!who) return;
  await succeed(profile.checkMembership, { who });
  await succeed(listSubscriptions, { who });
  const before = (await succeed(profile.getProfile, { who }))?.data;
  if (!before) return;
  suite.later(() =>
    suite.send({
      method: 'PATCH',
      path: '/user/profile/',
      who,
      body: { company: before.company },
    }),
  );
  const after = await succeed(profile.updateProfile, {
    who,
    body: {
      company: 'Conformance test',
      email: 'nobody@conformance.example.in',
      is_staff: true,
      is_superuser: true,
    },
  });
  const { company, email } = after?.data ?? {};
  check(profile.updateProfile, 'company is changed', company === 'Conformance test', company);
  check(profile.updateProfile, 'email is ignored', email === before.email, email);
  const staff = await suite.send({ method: 'GET', path: '/user/profile/', who });
  const isStaff = (staff.json?.['data'] as { is_staff?: unknown } | undefined)?.is_staff;
  check(profile.updateProfile, 'is_staff is ignored', isStaff !== true, isStaff);
  const short = await refuse(profile.updateProfile, 'a short mobile number', [400], {
    who,
    body: { mobile_no: '12345' },
  });
  check(profile.updateProfile, 'errors.mobile_no', hasError(short, 'mobile_no'), short);
}

/** The life of an account, from the sign-up until it is closed. */
export async function checkAccount(suite: Suite): Promise<void> {
  const { options, succeed, refuse, check, report } = suite;
  const captcha = () => captchaFor(suite);
  const digits = String(Date.now()).slice(-9);
  const person = {
    first_name: 'Conformance',
    last_name: 'Test',
    email: `conformance-${digits}@conformance.example.in`,
    mobile_no: `+917${digits}`,
    password,
    confirm_password: password,
  };
  if ((await captcha()) === undefined) {
    const calls = [account.signUp, account.askForReset, account.changePassword];
    for (const call of calls) report.notTried(callTitle(call), noCaptcha);
    return report.notTried(callTitle(account.deactivateAccount), 'there was no sign-up');
  }
  const signUp = async (change: Partial<typeof person>) => ({
    body: { ...person, ...change, recaptcha: await captcha() },
  });
  const made = await succeed(account.signUp, await signUp({}));
  await refuse(account.signUp, 'without captcha', [400], { body: person });
  for (const [field, value] of [
    ['email', 'no-at-sign'],
    ['mobile_no', '12345'],
    ['first_name', ''],
    ['last_name', ''],
    ['password', 'weak'],
    ['confirm_password', 'Other@2026'],
  ] as const) {
    const failure = await refuse(
      account.signUp,
      `a wrong ${field}`,
      [400],
      await signUp({ [field]: value }),
    );
    check(account.signUp, `errors.${field}`, hasError(failure, field), failure);
  }
  const taken = await signUp({ email: options.email, mobile_no: `+916${digits}` });
  const conflict = await refuse(account.signUp, 'a taken email', [409], taken);
  check(account.signUp, 'a taken email: errors.email', hasError(conflict, 'email'), conflict);

  await checkReset(suite, person.email);
  const session = made && (await logIn(suite, person.email, password));
  if (!session)
    return report.notTried(callTitle(account.deactivateAccount), 'there was no sign-up');
  const changed = { new_password: newPassword, confirm_password: newPassword };
  await refuse(account.changePassword, 'a wrong old password', [400], {
    who: session,
    body: { ...changed, old_password: 'Wrong@2026', recaptcha: await captcha() },
  });
  const isChanged = await succeed(account.changePassword, {
    who: session,
    body: { ...changed, old_password: password, recaptcha: await captcha() },
  });
  if (isChanged) await refuse(profile.getProfile, 'after a new password', [401], { who: session });
  let last = isChanged ? newPassword : password;
  if (await resetByMail(suite, person.email)) last = password;
  const closing = await logIn(suite, person.email, last);
  if (closing && (await succeed(account.deactivateAccount, { who: closing }))) {
    await refuse(profile.getProfile, 'of a closed account', [401], { who: closing });
    await refuse(signIn, 'a closed account', [400], {
      body: { email: person.email, password: last },
    });
  }
}

async function logIn({ succeed }: Suite, email: string, secret: string) {
  const answer = await succeed(signIn, { body: { email, password: secret } });
  return answer && { token: answer.data.token };
}

/** The answer must be the same, whether or not the account exists. */
async function checkReset(suite: Suite, email: string): Promise<void> {
  const { succeed, refuse, check } = suite;
  const ask = async (address: string) =>
    succeed(account.askForReset, {
      body: { email: address, recaptcha: await captchaFor(suite) },
    });
  const unknown = await ask('nobody@conformance.example.in');
  const known = await ask(email);
  const isSame = unknown?.message === known?.message;
  check(account.askForReset, 'says nothing about who has an account', isSame, known?.message);
  await refuse(account.resetPassword, 'an unknown code', [400], {
    params: { resetUUID: '00000000-0000-4000-8000-000000000000' },
    body: { new_password: password, confirm_password: password },
  });
}

/** Sets the first password again by a mailed code, if there is an outbox to read it. */
async function resetByMail(suite: Suite, email: string): Promise<boolean> {
  const { succeed, refuse, isOffered } = suite;
  if (!isOffered(account.askForReset) || !isOffered(account.resetPassword)) return false;
  const last = await lastMessageTo(suite, email);
  await succeed(account.askForReset, { body: { email, recaptcha: await captchaFor(suite) } });
  const code = await readCode(suite, { to: email, name: 'reset_uuid', last });
  if (!code) return false;
  const input = {
    params: { resetUUID: code },
    body: { new_password: password, confirm_password: password },
  };
  const isSet = await succeed(account.resetPassword, input);
  await refuse(account.resetPassword, 'a used code', [400], input);
  return isSet !== undefined;
}
