import type { StaffLeadRow } from '@/lib/contract/staff-lead';
import { grievanceClock } from '@/lib/dashboard/leads/grievance-clock';
import { formatDateTime } from '@/lib/format/date';

type LeadDueProps = Pick<StaffLeadRow, 'kind' | 'status' | 'created_at'>;

export function LeadDue(lead: LeadDueProps) {
  const clock = grievanceClock(lead, new Date());
  if (!clock) return null;
  const { step, until, isLate } = clock;
  return (
    <span className={`block min-w-[12ch] leading-snug ${isLate ? 'font-[550] text-clay' : ''}`}>
      {step} by
      <span className="block text-1">
        {formatDateTime(until.toISOString())}
        {isLate && ', late'}
      </span>
    </span>
  );
}
