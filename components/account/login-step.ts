import { targetAfterLogin } from '@/lib/platform/auth/target-after-login';
import type { SubmittedForm } from '@/lib/platform/form-posts/submitted-form';
import { readPerson } from '@/lib/platform/session/use-session';

/** Steps of the login that have an address of their own, for readers without scripts. */
export const loginSteps = ['email', 'mobile', 'otp'] as const;

/** How the login begins on its page. */
export interface LoginStart {
  /** Undefined: the first way. */
  step: (typeof loginSteps)[number] | undefined;
  /** Path to return to without scripts. */
  backTo: string;
  submittedForm: SubmittedForm | undefined;
}

/** Like `targetAfterLogin`, for whoever has just logged in. */
export async function goOnFrom(backTo: string): Promise<string> {
  const person = await readPerson().catch(() => null);
  return targetAfterLogin(person?.isStaff === true, backTo);
}
