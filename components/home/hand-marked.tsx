import { Stroke } from '@/components/ui/stroke';

/** A title with one stroke of turmeric under its last word, as a hand would draw it. */
export function HandMarked({ children: title }: { children: string }) {
  const cut = title.trimEnd().lastIndexOf(' ') + 1;
  return (
    <>
      {title.slice(0, cut)}
      <Stroke>{title.slice(cut)}</Stroke>
    </>
  );
}
