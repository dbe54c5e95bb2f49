'use client';

import { Button } from '@/components/ui/button';
import type { ButtonKind } from '@/components/ui/button-class';
import { useBookAppointment } from './use-book-appointment';

export function BookConsultation({ kind = 'main' }: { kind?: ButtonKind }) {
  const book = useBookAppointment();
  return (
    <Button kind={kind} onClick={() => book()}>
      Book appointment
    </Button>
  );
}
