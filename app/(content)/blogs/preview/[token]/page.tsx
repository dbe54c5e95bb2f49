import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PostPreviewBar } from '@/components/post/post-preview-bar';
import { PostScreen } from '@/components/post/post-screen';

import { findPreview } from '@/lib/features/post/queries';
import '../../../../article.css';
import '../../../../post.css';

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
