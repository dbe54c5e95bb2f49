import type { ReactNode } from 'react';

const marks: Record<BadgeMark, string> = {
  turmeric: 'size-2 rounded-full bg-turmeric',
  leaf: 'size-2 rounded-full bg-leaf-7',
  ring: 'size-2 rounded-full border-[1.5px] border-leaf-7',
  dash: 'h-0.5 w-2 bg-clay',
  clay: 'size-2 rounded-full bg-clay',
};

const tagMarks: Record<string, BadgeMark> = {
  'Best Seller': 'turmeric',
  'Sugar Free': 'ring',
  'New Products': 'dash',
  Combo: 'leaf',
};

export function TagBadge({ name }: { name: string }) {
  const mark = tagMarks[name];
  return <Badge {...(mark && { mark })}>{name}</Badge>;
}

type BadgeMark = 'turmeric' | 'leaf' | 'ring' | 'dash' | 'clay';

function Badge({ mark, children }: { mark?: BadgeMark; children: ReactNode }) {
  return (
    <span className="tag-badge">
      {mark && <span className={marks[mark]} aria-hidden />}
      {children}
    </span>
  );
}
