import type { ReactNode } from 'react';
import { Panel } from '../panel';
import { ViewportFrame } from './viewport-frame';
import '@/components/home/home.css';

interface HomePreviewProps {
  title: string;
  isStacked?: boolean;
  children: ReactNode;
}

const viewports = [
  { width: 1280, name: 'Desktop' },
  { width: 360, name: 'Phone' },
];

export function HomePreview({ title, isStacked = false, children }: HomePreviewProps) {
  return (
    <Panel title="Preview">
      <div className="home-preview" data-stacked={isStacked || undefined}>
        {viewports.map(({ width, name }) => (
          <figure key={width}>
            <ViewportFrame title={`${title}, ${width} pixels wide`} width={width}>
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
