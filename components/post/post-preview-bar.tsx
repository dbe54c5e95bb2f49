import { PreviewBar } from '@/components/ui/preview-bar';
import type { Post } from '@/lib/contract/post';
import type { PostState } from '@/lib/contract/staff-post';
import { formatDateTime, formatTime } from '@/lib/format/date';

interface PostPreviewBarProps {
  state: PostState;
  post: Post;
  until: string;
}

const says: Record<PostState, (post: Post) => string> = {
  draft: () => 'Draft, visible only to staff',
  scheduled: ({ published_at }) => `Scheduled for ${formatDateTime(published_at)}`,
  published: () => 'Published',
};

export function PostPreviewBar({ state, post, until }: PostPreviewBarProps) {
  return (
    <PreviewBar>
      {says[state](post)}. This link works until <time dateTime={until}>{formatTime(until)}</time>.
    </PreviewBar>
  );
}
