'use client';

import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import { LedgerSkeleton } from '@/components/ui/ledger-skeleton';
import { useAppointments } from '@/lib/appointment/use-appointments';
import type { Appointment } from '@/lib/contract/appointment';
import { routes } from '@/lib/routes';
import { AppointmentRow } from './appointment-row';

const MoveDialog = dynamic(() => import('./move-dialog').then((module) => module.MoveDialog));
const CancelTalk = dynamic(() => import('./cancel-talk').then((module) => module.CancelTalk));

interface Asked {
  what: 'move' | 'cancel';
  talk: Appointment;
}

/** The customer's talks with the vaidya, those to come first. Read when it is opened. */
export function AppointmentList({ isOpen }: { isOpen: boolean }) {
  const { data, error, mutate } = useAppointments(isOpen);
  const [asked, setAsked] = useState<Asked>();
  const talks = data?.data ?? [];
  const close = () => setAsked(undefined);
  return (
    <section aria-labelledby="appointments-head">
      <div className="mb-3 flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2 max-md:pb-1">
        <h2 id="appointments-head" className="font-display text-4 font-medium">
          Appointments
        </h2>
        {talks.length > 0 && (
          <Link
            href={routes.scheduleAppointment}
            prefetch={false}
            className={buttonClass('second')}
          >
            Book another time
          </Link>
        )}
      </div>
      {!data && !error && <LedgerSkeleton label="Loading your appointments" rows={2} />}
      {!data && error && (
        <FailedState title="Appointments loading failed" retry={() => mutate()}>
          Something went wrong. Please try again later.
        </FailedState>
      )}
      {data && talks.length === 0 && (
        <EmptyState plant="tulsi" text="No appointments yet.">
          <Link href={routes.scheduleAppointment} prefetch={false} className={buttonClass()}>
            Book an appointment
          </Link>
        </EmptyState>
      )}
      {talks.length > 0 && (
        <ol className="@container border-t border-ink">
          {talks.map((talk) => (
            <AppointmentRow
              key={talk.id}
              talk={talk}
              onMove={() => setAsked({ what: 'move', talk })}
              onCancel={() => setAsked({ what: 'cancel', talk })}
            />
          ))}
        </ol>
      )}
      {asked?.what === 'move' && <MoveDialog talk={asked.talk} onClose={close} />}
      {asked?.what === 'cancel' && <CancelTalk talk={asked.talk} onClose={close} />}
    </section>
  );
}
