/** Colour and sign of a state. */
export type Mood = 'good' | 'waits' | 'bad' | 'past';

export interface StateLabel {
  label: string;
  mood: Mood;
}
