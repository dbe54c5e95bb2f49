import { RoomHead } from '@/components/dashboard/room-head';
import { requireStaff } from '@/lib/auth/require-staff';
import { routes } from '@/lib/routes';

export default async function TodayPage() {
  const { first_name: name } = await requireStaff(routes.dashboard, 'any');
  return <RoomHead title={`Good day, ${name}`} lead="What needs doing now, and what sold." />;
}
