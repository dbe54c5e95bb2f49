'use client';

import { useRouter } from 'next/navigation';
import { openLogin } from '@/components/account/open-login';
import { Button } from '@/components/ui/button';
import type { ButtonKind } from '@/components/ui/button-class';
import { routes } from '@/lib/routes';
import { useSession } from '@/lib/session/use-session';

const reason = 'Please login to book an appointment!';

/** The way to the vaidya's diary; a guest logs in first and goes on from there. */
export function BookConsultation({ kind = 'main' }: { kind?: ButtonKind }) {
  const person = useSession();
  const router = useRouter();
  const goOn = () => router.push(routes.scheduleAppointment);
  return (
    <Button
      kind={kind}
      // Whoever is not known yet is sent on: that page asks again.
      onClick={() => (person === null ? openLogin({ reason, afterwards: goOn }) : goOn())}
    >
      Book an appointment
    </Button>
  );
}
