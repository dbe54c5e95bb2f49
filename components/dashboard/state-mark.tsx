export type Mood = 'good' | 'waits' | 'bad' | 'past';

/** A state in words, with a dot in the colour of what it asks for: the words say it all. */
export function StateMark({ mood, children }: { mood: Mood; children: string }) {
  return (
    <span className="state-mark" data-mood={mood}>
      {children}
    </span>
  );
}
