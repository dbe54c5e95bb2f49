import { Button } from '@/components/ui/button';
import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { sayFee } from '@/lib/features/appointment/fee-texts';
import { sayStart } from '@/lib/features/appointment/time-texts';
import type { Appointment, AppointmentStatus } from '@/lib/contract/appointment';
import { formatWeekday, formatTime } from '@/lib/format/date';
import { routes } from '@/lib/platform/routes';
import { useShop } from '@/lib/features/shop-profile/shop-context';

const dots: Record<AppointmentStatus, string> = {
  Booked: 'haldi-dot',
  Past: 'rounded-full bg-edge',
  Held: 'rounded-full bg-leaf-4',
  Missed: 'rounded-full bg-edge',
  Cancelled: 'rounded-full bg-clay',
};

interface AppointmentRowProps {
  appointment: Appointment;
  onMove: () => void;
  onCancel: () => void;
}

export function AppointmentRow({ appointment, onMove, onCancel }: AppointmentRowProps) {
  const { elite_name: membership } = useShop();
  const { start_datetime: start, status } = appointment;
  const isAhead = status === 'Booked';
  const when = <span className="sr-only"> the appointment on {sayStart(start)}</span>;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_7.25rem] border-b border-rule @max-[15rem]:grid-cols-1">
      <div className="py-3 pr-3 md:py-4">
        <p className="font-semibold">
          <Link href={routes.appointment(appointment.id)} className="hover:underline">
            {formatWeekday(start)}, <span className="whitespace-nowrap">{formatTime(start)}</span>
          </Link>
        </p>
        <p className="text-1 text-ink-2">
          For {appointment.name}. {sayFee(appointment, membership)}.
        </p>
        {isAhead && (
          <div className="mt-1 flex flex-wrap items-center gap-x-2">
            {appointment.change_obstacle ? (
              <p className="max-w-[56ch] text-1 text-ink-2">{appointment.change_obstacle}</p>
            ) : (
              <>
                <Button kind="quiet" className="-ml-6" onClick={onMove}>
                  Reschedule{when}
                </Button>
                <Button kind="quiet" className="text-clay" onClick={onCancel}>
                  Cancel{when}
                </Button>
              </>
            )}
            <a
              href={routes.appointmentCalendar(appointment.id)}
              download
              className={`${linkClass} inline-flex min-h-11 items-center`}
            >
              Add to calendar
            </a>
          </div>
        )}
      </div>
      <p className="flex items-start justify-end gap-2 ledger-rule py-3 pl-3 font-[550] whitespace-nowrap md:py-4">
        <span className={`mt-[7px] size-2.5 shrink-0 ${dots[status]}`} aria-hidden />
        {status}
      </p>
    </li>
  );
}
