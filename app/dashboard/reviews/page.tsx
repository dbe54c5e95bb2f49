import type { Metadata } from 'next';
import { ReviewList } from '@/components/dashboard/reviews/review-list';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { reviewsPath } from '@/lib/dashboard/paths';

export const metadata: Metadata = { title: 'Reviews' };

export default async function ReviewsPage() {
  await requireStaff(reviewsPath.path, 'customers');
  return <ReviewList />;
}
