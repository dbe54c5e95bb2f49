import type { Metadata } from 'next';
import { BookingScreen } from '@/components/appointment/booking-screen';
import { firstDraft } from '@/lib/features/appointment/appointment-draft';
import { parseSlot } from '@/lib/features/appointment/slot-query';
import { readOwn } from '@/lib/platform/auth/read-own';
import { getAppointmentOffer, type AppointmentOffer } from '@/lib/contract/appointment';
import { getProfile } from '@/lib/contract/profile';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { readDeliveryCountry } from '@/lib/features/place/queries';
import { requireOpen } from '@/lib/features/shop-profile/queries';
import { routes } from '@/lib/platform/routes';
import '../../../pages.css';

const page = routes.scheduleAppointment;

const free: AppointmentOffer = { fee: 0, because: 'free', usual_fee: 0 };
const freeOffer = { status: true as const, data: free };

export const generateMetadata = (): Promise<Metadata> => pageMetadata(page);

export default async function ScheduleAppointmentPage({
  searchParams,
}: PageProps<'/consult-our-vaidya/schedule-appointment'>) {
  await requireOpen(routes.scheduleAppointment);
  const { data: profile } = await readOwn(getProfile, { page });
  const [{ data: offer }, india] = await Promise.all([
    readOwn(getAppointmentOffer, { page, standIn: freeOffer }),
    readDeliveryCountry(),
  ]);
  const slot = parseSlot([(await searchParams).slot].flat()[0]);
  return <BookingScreen draft={firstDraft(profile, india.id, slot)} offer={offer} />;
}
