import { targetAfterLogin } from '@/lib/platform/auth/target-after-login';
import type { SubmittedForm } from '@/lib/platform/form-posts/submitted-form';
import { readPerson } from '@/lib/platform/session/use-session';

/** Login steps with their own URL, for browsers without scripts. */
export const loginSteps = ['email', 'mobile', 'otp'] as const;

/** How the login begins on its page. */
export interface LoginStart {
  /** Undefined: the first way. */
  step: (typeof loginSteps)[number] | undefined;
  /** Path to return to without scripts. */
  backTo: string;
  submittedForm: SubmittedForm | undefined;
}

/** Like `targetAfterLogin`, for a person who has just logged in. */
export async function goOnFrom(backTo: string): Promise<string> {
  const person = await readPerson().catch(() => null);
  return targetAfterLogin(person?.isStaff === true, backTo);
}
