import { CalendarPlus } from 'lucide-react';
import { PageHead } from '@/components/layout/page-head';
import { buttonClass, linkClass } from '@/components/ui/button-class';
import { CountedList } from '@/components/ui/counted-list';
import { Link } from '@/components/ui/link';
import { sayStart } from '@/lib/features/appointment/time-texts';
import type { Appointment, AppointmentStatus } from '@/lib/contract/appointment';
import { routes } from '@/lib/platform/routes';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { AppointmentFacts } from './appointment-facts';

const bookedAppointment = {
  title: 'Your appointment is booked',
  nextTitle: 'What happens next',
  steps: [
    {
      name: 'Check your email',
      text: 'It has these details and a calendar invite. If your appointment is two or more days away, we’ll remind you the day before.',
    },
    {
      name: 'Keep these ready',
      text: 'The names of your medicines and herbs, recent medical reports if any, and a pen and paper.',
    },
    {
      name: 'The vaidya will call you',
      text: 'By video or phone, at the time you booked. Find a quiet place. A consultation is advice and doesn’t replace a check-up.',
    },
  ],
};

const crumbs = [...homeCrumbs, { label: 'Consult our vaidya', href: routes.vaidya }];

const titles: Record<AppointmentStatus, string> = {
  Booked: bookedAppointment.title,
  Past: 'This appointment is over',
  Held: 'This appointment is over',
  Missed: 'This appointment did not take place',
  Cancelled: 'This appointment is cancelled',
};

export function AppointmentScreen({ appointment }: { appointment: Appointment }) {
  const isAhead = appointment.status === 'Booked';
  return (
    <div className="frame pt-4 pb-10 lg:pt-8 lg:pb-14">
      <PageHead
        crumbs={crumbs}
        title={titles[appointment.status]}
        lead={
          isAhead
            ? `Confirmed for ${sayStart(appointment.start_datetime)}. Our vaidya will call you.`
            : undefined
        }
      />
      <div className="mt-6 grid items-start gap-x-20 gap-y-10 md:mt-8 lg:grid-cols-2">
        <div>
          <AppointmentFacts appointment={appointment} />
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
            {isAhead ? (
              <>
                <a
                  href={routes.appointmentCalendar(appointment.id)}
                  download
                  className={`${buttonClass()} w-full gap-2 md:w-auto`}
                >
                  <CalendarPlus className="size-5" strokeWidth={1.5} aria-hidden />
                  Add to calendar
                </a>
                <Link href={routes.appointments} className={`${linkClass} py-2.5`}>
                  Reschedule or cancel
                </Link>
              </>
            ) : (
              <>
                <Link href={routes.scheduleAppointment} className={buttonClass()}>
                  Book appointment
                </Link>
                <Link href={routes.appointments} className={`${linkClass} py-2.5`}>
                  All my appointments
                </Link>
              </>
            )}
          </div>
        </div>
        {isAhead && (
          <section aria-labelledby="next">
            <h2 id="next" className="mb-5 font-display text-4 font-medium">
              {bookedAppointment.nextTitle}
            </h2>
            <CountedList steps={bookedAppointment.steps} />
          </section>
        )}
      </div>
    </div>
  );
}
