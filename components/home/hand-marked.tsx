import { Stroke } from '@/components/ui/stroke';

export function HandMarked({ children: title }: { children: string }) {
  const cut = title.trimEnd().lastIndexOf(' ') + 1;
  return (
    <>
      {title.slice(0, cut)}
      <Stroke>{title.slice(cut)}</Stroke>
    </>
  );
}
