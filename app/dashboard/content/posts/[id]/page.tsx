import type { Metadata } from 'next';
import { PostEditor } from '@/components/dashboard/content/post-editor';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { read } from '@/lib/contract/staff-post';
import { contentPath, contentTypes } from '@/lib/dashboard/content/content-paths';
import { readRecord } from '@/lib/dashboard/content/read-record';

export const metadata: Metadata = { title: contentTypes.posts };

export default async function PostPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const page = contentPath('posts', id);
  await requireStaff(page, 'content');
  return <PostEditor known={await readRecord(read, id, page)} />;
}
