'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { openLogin } from '@/components/account/open-login';
import { Button } from '@/components/ui/button';
import type { ButtonKind } from '@/components/ui/button-class';
import { routes } from '@/lib/platform/routes';
import type { Person } from '@/lib/platform/session/person';
import { useSession } from '@/lib/platform/session/use-session';

const reason = 'Please login to book an appointment!';

type Push = ReturnType<typeof useRouter>['push'];

function goOn(person: Person | null, push: Push): void {
  const toDiary = () => push(routes.scheduleAppointment);
  if (person) toDiary();
  else openLogin({ reason, afterwards: toDiary });
}

export function BookConsultation({ kind = 'main' }: { kind?: ButtonKind }) {
  const person = useSession();
  const { push } = useRouter();
  const isWaiting = useRef(false);

  // A click before the session is known is handled once it is known.
  useEffect(() => {
    if (!isWaiting.current || person === undefined) return;
    isWaiting.current = false;
    goOn(person, push);
  }, [person, push]);

  return (
    <Button
      kind={kind}
      onClick={() => {
        isWaiting.current = person === undefined;
        if (person !== undefined) goOn(person, push);
      }}
    >
      Book appointment
    </Button>
  );
}
