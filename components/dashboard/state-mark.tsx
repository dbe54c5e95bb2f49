export type Mood = 'good' | 'waits' | 'bad' | 'past';

export function StateMark({ mood, children }: { mood: Mood; children: string }) {
  return (
    <span className="state-mark" data-mood={mood}>
      {children}
    </span>
  );
}
