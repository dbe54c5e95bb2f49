import type { Post } from '@/lib/contract/post';
import type { PostState } from '@/lib/contract/staff-post';
import { formatDateTime, formatTime } from '@/lib/format/date';

interface PreviewBarProps {
  state: PostState;
  post: Post;
  until: string;
}

const says: Record<PostState, (post: Post) => string> = {
  draft: () => 'a draft that nobody else sees',
  scheduled: ({ published_at }) => `comes out on ${formatDateTime(published_at)}`,
  published: () => 'as it stands in the journal',
};

export function PreviewBar({ state, post, until }: PreviewBarProps) {
  return (
    <aside aria-label="Preview" className="border-b border-rule bg-leaf-1 text-leaf-9">
      <p className="frame py-2.5">
        <strong className="font-semibold">Preview:</strong> {says[state](post)}. This link works
        until <time dateTime={until}>{formatTime(until)}</time>.
      </p>
    </aside>
  );
}
