import { routes } from '@/lib/platform/routes';
import { readPerson } from '@/lib/platform/session/use-session';

/** Where who has just logged in goes on from the pages at the door: staff to the shop. */
export async function goOnFrom(backTo: string): Promise<string> {
  const person = await readPerson().catch(() => null);
  return person?.isStaff ? routes.shop() : backTo;
}
