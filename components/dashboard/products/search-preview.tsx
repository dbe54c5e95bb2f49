import { useSyncExternalStore } from 'react';
import { readableText } from '@/lib/contract/readable-text';
import { resultText, resultTitle, lineLimits } from '@/lib/dashboard/products/search-snippet';

let pen: CanvasRenderingContext2D | null | undefined;

/** Measures the width of a text in the font of search results, in pixels; browser only. */
function measureText(text: string, size: number): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * size * 0.5;
  pen.font = `${size}px Arial, 'Liberation Sans', sans-serif`;
  return pen.measureText(text).width;
}

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
  const shown = resultTitle(title || 'Untitled', shop, measureText);
  const used = Math.round(measureText(shown, lineLimits.title.size));
  return (
    <figure className="search-preview">
      <figcaption>
        Search result preview
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
