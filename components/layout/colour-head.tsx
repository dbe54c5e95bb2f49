import type { ReactNode } from 'react';
import './colour-head.css';

interface ColourHeadProps {
  ground: 'turmeric' | 'leaf';
  children: ReactNode;
}

export function ColourHead({ ground, children }: ColourHeadProps) {
  return (
    <div className={ground === 'leaf' ? 'on-leaf colour-head' : 'colour-head'}>
      <div className="frame">{children}</div>
    </div>
  );
}
