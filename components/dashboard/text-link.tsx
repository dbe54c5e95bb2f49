import Link from 'next/link';
import type { ComponentProps } from 'react';
import { linkClass } from '@/components/ui/button-class';

export const TextLink = (props: ComponentProps<typeof Link>) => (
  <Link prefetch={false} className={linkClass} {...props} />
);
