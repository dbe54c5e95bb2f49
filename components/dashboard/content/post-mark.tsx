import type { PostState } from '@/lib/contract/staff-post';
import { StateMark, type Mood } from '../state-mark';

const marks: Record<PostState, { mood: Mood; label: string }> = {
  draft: { mood: 'past', label: 'Draft' },
  scheduled: { mood: 'waits', label: 'Scheduled' },
  published: { mood: 'good', label: 'Published' },
};

export function PostMark({ state }: { state: PostState }) {
  const { mood, label } = marks[state];
  return <StateMark mood={mood}>{label}</StateMark>;
}
