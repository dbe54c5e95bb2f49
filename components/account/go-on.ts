import { targetAfterLogin } from '@/lib/platform/auth/target-after-login';
import { readPerson } from '@/lib/platform/session/use-session';

/** Like `targetAfterLogin`, for whoever has just logged in. */
export async function goOnFrom(backTo: string): Promise<string> {
  const person = await readPerson().catch(() => null);
  return targetAfterLogin(person?.isStaff === true, backTo);
}
