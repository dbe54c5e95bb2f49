'use client';

import { useSyncExternalStore } from 'react';
import { readableText } from '@/lib/contract/readable-text';
import { resultText, resultTitle, lineLimits } from '@/lib/dashboard/products/search-snippet';
import { measureText } from './measure-text';

interface SearchPreviewProps {
  path: string;
  title: string;
  /** May contain HTML. */
  text: string;
  shop: string;
}

const nothing = () => () => undefined;

export function SearchPreview({ path, title, text, shop }: SearchPreviewProps) {
  const isInBrowser = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
  if (!isInBrowser) return <div className="search-preview" />;
  const shown = resultTitle(title || 'Without a title', shop, measureText);
  const used = Math.round(measureText(shown, lineLimits.title.size));
  return (
    <figure className="search-preview">
      <figcaption>
        Preview in search results
        <span>
          {used} of {lineLimits.title.width} pixels
        </span>
      </figcaption>
      <p className="search-preview-path">
        {window.location.host} › {path}
      </p>
      <p className="search-preview-title">{shown}</p>
      <p className="search-preview-text">
        {resultText(readableText(text), measureText) || 'No description yet.'}
      </p>
    </figure>
  );
}
