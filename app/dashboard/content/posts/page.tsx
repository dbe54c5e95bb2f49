import type { Metadata } from 'next';
import { PostList } from '@/components/dashboard/content/post-list';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { contentPath, contentTypes } from '@/lib/dashboard/content/content-paths';

export const metadata: Metadata = { title: contentTypes.posts };

export default async function PostsPage() {
  await requireStaff(contentPath('posts'), 'content');
  return <PostList />;
}
