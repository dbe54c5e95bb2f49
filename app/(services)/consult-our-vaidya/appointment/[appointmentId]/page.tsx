import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AppointmentScreen } from '@/components/appointment/appointment-screen';
import { findOwn } from '@/lib/platform/auth/read-own';
import { getAppointment } from '@/lib/contract/appointment';
import { routes } from '@/lib/platform/routes';
import '../../../../pages.css';

export const metadata: Metadata = {
  title: 'Your appointment',
  robots: { index: false, follow: true },
};

const findAppointment = (id: string) =>
  findOwn(getAppointment, { page: routes.appointment(id), params: { id } });

export default async function AppointmentPage({
  params,
}: PageProps<'/consult-our-vaidya/appointment/[appointmentId]'>) {
  const found = await findAppointment((await params).appointmentId);
  if (!found) notFound();
  return <AppointmentScreen appointment={found.data} />;
}
