'use client';

import { useEffect } from 'react';
import { rememberSearch } from '@/lib/features/search/recent-searches';

/** Shows the search of a page in the header, which is the same for every page, and remembers it. */
export function FillSearchBox({ text }: { text: string }) {
  useEffect(() => {
    rememberSearch(text);
    const box = document.querySelector<HTMLInputElement>('input#search');
    if (!box) return undefined;
    if (document.activeElement !== box) box.value = text;
    return () => {
      if (box.value === text) box.value = '';
    };
  }, [text]);
  return null;
}
