'use client';

import type { ComponentProps } from 'react';
import { PageFailed } from '@/components/account/page-failed';

export default function OrderError(props: Omit<ComponentProps<typeof PageFailed>, 'title'>) {
  return <PageFailed title="Order loading failed" {...props} />;
}
