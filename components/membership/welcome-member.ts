import { toastSuccess } from '@/components/ui/toast';
import { formatDate } from '@/lib/format/date';

/** Says that a customer is a member now, and until when. `name`: of the membership. */
export async function welcomeMember(name: string): Promise<void> {
  const { readMembershipEnd } = await import('@/lib/features/membership/calls');
  const until = await readMembershipEnd();
  toastSuccess(
    `You are a ${name} member now${until ? `, until ${formatDate(until)}. Welcome!` : ''}`,
  );
}
