import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PostScreen } from '@/components/post/post-screen';

import { findPreview } from '@/lib/features/post/queries';
import type { Post } from '@/lib/contract/post';
import type { PostState } from '@/lib/contract/staff-post';
import { formatDateTime, formatTime } from '@/lib/format/date';
import '../../../../article.css';
import '../../../../post.css';
import { PreviewBar } from '@/components/ui/preview-bar';

const says: Record<PostState, (post: Post) => string> = {
  draft: () => 'Draft, visible only to staff',
  scheduled: ({ published_at }) => `Scheduled for ${formatDateTime(published_at)}`,
  published: () => 'Published',
};

/* Draft preview for holders of the link: not cached, not indexed, sends no referrer. */

export const metadata: Metadata = {
  title: 'Preview',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export default async function PreviewPage({ params }: { params: Promise<{ token: string }> }) {
  const preview = await findPreview(decodeURIComponent((await params).token));
  if (!preview) notFound();
  return (
    <>
      <PostPreviewBar state={preview.state} post={preview.data} until={preview.until} />
      <PostScreen blogData={preview.data} previousPost={null} nextPost={null} />
    </>
  );
}

function PostPreviewBar({ state, post, until }: { state: PostState; post: Post; until: string }) {
  return (
    <PreviewBar>
      {says[state](post)}. This link works until <time dateTime={until}>{formatTime(until)}</time>.
    </PreviewBar>
  );
}
