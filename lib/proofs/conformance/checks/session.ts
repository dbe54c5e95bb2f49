import * as login from '../../../contract/login.ts';
import { getProfile } from '../../../contract/profile.ts';
import { callTitle } from '../contract-calls.ts';
import { lastMessageTo, readCode } from '../outbox.ts';
import type { People, Suite } from '../suite.ts';

/** Visitor ids, both ways to log in, and the end of a session. */
export async function checkSession(suite: Suite): Promise<People> {
  const { options, succeed, refuse, check } = suite;
  const first = await succeed(login.getVisitor);
  const second = await succeed(login.getVisitor);
  check(
    login.getVisitor,
    'visitor_id differs at each call',
    first?.visitor_id !== second?.visitor_id,
  );
  const visitor = { visitor: first?.visitor_id ?? '' };

  const fetchToken = async (email: string, password: string) => {
    const answer = await succeed(login.signIn, { body: { email, password } });
    return answer && { token: answer.data.token };
  };
  const main = await fetchToken(options.email, options.password);
  const other = await fetchToken(options.otherEmail, options.otherPassword);
  for (const [what, email] of [
    ['a wrong password', options.email],
    ['an unknown email', 'nobody@conformance.example.in'],
  ] as const) {
    const body = { email, password: 'Wrong@2026' };
    const failure = await refuse(login.signIn, what, [400], { body });
    const texts = failure?.['non_field_errors'];
    check(
      login.signIn,
      `${what}: non_field_errors`,
      JSON.stringify(texts) === '["Invalid email or password"]',
      texts,
    );
  }
  const nothing = await refuse(login.signIn, 'no password', [400], {
    body: { email: options.email },
  });
  check(login.signIn, 'no password: errors.password', hasError(nothing, 'password'), nothing);
  await checkOtp(suite);
  return { visitor, main, other };
}

export const hasError = (failure: Record<string, unknown> | undefined, field: string): boolean => {
  const errors = failure?.['errors'];
  return typeof errors === 'object' && errors !== null && field in errors;
};

async function checkOtp(suite: Suite): Promise<void> {
  const { options, succeed, refuse, check } = suite;
  const mobile = { mobile_no: options.mobile };
  const last = await lastMessageTo(suite, options.mobile);
  const sent = await succeed(login.sendOtp, { body: mobile });
  if (!sent) return suite.report.notTried(callTitle(login.verifyOtp), 'no OTP was sent');
  await refuse(login.sendOtp, 'again within 30 s', [429], { body: mobile });
  await refuse(login.sendOtp, 'an unknown number', [404], { body: { mobile_no: '+916000000000' } });
  await refuse(login.sendOtp, 'nine digits', [400], { body: { mobile_no: '+91900000000' } });
  const otp = options.otp || (await readCode(suite, { to: options.mobile, name: 'otp', last }));
  if (!otp) return suite.report.notTried(callTitle(login.verifyOtp), 'set --otp');
  const refused = async (what: string, given: string, wanted: string) => {
    const failure = await refuse(login.verifyOtp, what, [400], { body: { ...mobile, otp: given } });
    const texts = failure?.['non_field_errors'];
    const isExpected = JSON.stringify(texts) === JSON.stringify([wanted]);
    check(login.verifyOtp, `${what}: non_field_errors`, isExpected, texts);
  };
  await refused('a wrong OTP', otp === '000000' ? '000001' : '000000', 'Invalid OTP');
  const answer = await succeed(login.verifyOtp, { body: { ...mobile, otp } });
  await refused('a used OTP', otp, 'OTP expired');
  if (!answer) return suite.report.notTried(callTitle(login.logOut), 'no login by OTP');
  const who = { token: answer.data.token };
  await succeed(login.logOut, { who });
  await refuse(getProfile, 'a revoked token', [401], { who });
}
