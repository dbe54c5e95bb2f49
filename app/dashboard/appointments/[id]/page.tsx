import type { Metadata } from 'next';
import { AppointmentScreen } from '@/components/dashboard/appointments/appointment-screen';
import { hasPermission, readStaffRecord } from '@/lib/platform/auth/require-staff';
import { getStaffAppointment } from '@/lib/contract/staff-appointment';
import { appointmentPath } from '@/lib/dashboard/paths';

export const metadata: Metadata = { title: 'Appointment' };

export default async function AppointmentPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const page = appointmentPath(id);
  const { data, me } = await readStaffRecord(getStaffAppointment, { id, page }, 'appointments');
  return (
    <AppointmentScreen
      known={data}
      mayReadHealth={hasPermission(me, 'vaidya')}
      hasBegun={new Date(data.start_datetime) <= new Date()}
    />
  );
}
