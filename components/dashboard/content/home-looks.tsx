'use client';

import type { ReactNode } from 'react';
import { Panel } from '../panel';
import { ViewportFrame } from './viewport-frame';

interface HomeLooksProps {
  what: string;
  isStacked?: boolean;
  children: ReactNode;
}

const widths = [
  { width: 1280, name: 'Desktop' },
  { width: 360, name: 'Phone' },
];

export function HomeLooks({ what, isStacked = false, children }: HomeLooksProps) {
  return (
    <Panel title="Preview">
      <div className="home-looks" data-stacked={isStacked || undefined}>
        {widths.map(({ width, name }) => (
          <figure key={width}>
            <ViewportFrame title={`${what}, ${width} pixels wide`} width={width}>
              {children}
            </ViewportFrame>
            <figcaption>
              {name}, {width} px
            </figcaption>
          </figure>
        ))}
      </div>
    </Panel>
  );
}
