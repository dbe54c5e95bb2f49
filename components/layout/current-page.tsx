'use client';

import { usePathname, useSelectedLayoutSegment } from 'next/navigation';
import { Fragment, type ReactNode } from 'react';

/*
 * Activity: Next keeps the last three pages hidden in the document, with their state. A key
 * unmounts them instead: forms begin empty, ids and texts are there once, and focus does not stay
 * behind.
 */

/** A page, in the frame that it shares with others. */
export function CurrentPage({ children }: { children: ReactNode }) {
  return <Fragment key={usePathname()}>{children}</Fragment>;
}

/** The frame of a group of pages. */
export function CurrentFrame({ children }: { children: ReactNode }) {
  return <Fragment key={useSelectedLayoutSegment()}>{children}</Fragment>;
}
