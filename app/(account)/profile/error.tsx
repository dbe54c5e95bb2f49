'use client';

import type { ComponentProps } from 'react';
import { PageFailed } from '@/components/account/page-failed';

export default function ProfileError(props: Omit<ComponentProps<typeof PageFailed>, 'title'>) {
  return <PageFailed title="Error loading profile" {...props} />;
}
