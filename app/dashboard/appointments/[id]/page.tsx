import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AppointmentScreen } from '@/components/dashboard/appointments/appointment-screen';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';
import { isId } from '@/lib/contract/is-id';
import { mayEnter } from '@/lib/contract/staff-area';
import { getStaffAppointment } from '@/lib/contract/staff-appointment';
import { appointmentPath } from '@/lib/dashboard/appointments/diary-paths';

export const metadata: Metadata = { title: 'Appointment' };

export default async function AppointmentPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!isId(id)) notFound();
  const page = appointmentPath(id);
  const me = await requireStaff(page, 'appointments');
  const { data } = await readStaff(getStaffAppointment, { page, params: { id } });
  const { is_staff: isStaff, is_superuser: isSuperuser, areas } = me;
  return (
    <AppointmentScreen
      known={data}
      mayReadHealth={mayEnter({ isStaff, isSuperuser, areas }, 'vaidya')}
      hasBegun={new Date(data.start_datetime) <= new Date()}
    />
  );
}
