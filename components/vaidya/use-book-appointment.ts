import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { openLogin } from '@/components/account/open-login';
import { loginToBook } from '@/lib/features/appointment/slot-query';
import { routes } from '@/lib/platform/routes';
import { useSession } from '@/lib/platform/session/use-session';

const reason = 'Please login to book an appointment!';

/** Opens the form, with a slot chosen if one is given; guests log in first. */
export function useBookAppointment(): (slot?: string) => void {
  const person = useSession();
  const { push } = useRouter();
  const waiting = useRef<{ slot: string | undefined }>(undefined);

  function book(slot?: string) {
    if (person === undefined) {
      waiting.current = { slot };
      return;
    }
    const toDiary = () => push(slot ? routes.bookSlot(slot) : routes.scheduleAppointment);
    if (person) toDiary();
    else openLogin({ reason: slot ? loginToBook(slot) : reason, afterwards: toDiary });
  }

  // A click before the session is known is handled once it is known.
  useEffect(() => {
    if (!waiting.current || person === undefined) return;
    const { slot } = waiting.current;
    waiting.current = undefined;
    book(slot);
  });

  return book;
}
