import type { Mood } from '@/lib/dashboard/state-label';

export function StateMark({ mood, children }: { mood: Mood; children: string }) {
  return (
    <span className="state-mark" data-mood={mood}>
      {children}
    </span>
  );
}
