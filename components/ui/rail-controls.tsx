'use client';

import { useCallback, useRef } from 'react';
import { CarouselControl } from './carousel-control';
import { Icon } from './icon';
import { useCarousel } from './use-carousel';

interface RailControlsProps {
  title: string;
  count: number;
  className: string;
}

/**
 * Makes a carousel of the rail that is rendered on the server in the same section; the buttons move
 * it by as many slides as are in view.
 */
export function RailControls({ title, count, className }: RailControlsProps) {
  const root = useRef<HTMLElement>(null);
  const view = useRef<HTMLElement>(null);
  const { loaded, state, step } = useCarousel({ root, view, slides: count, byPage: true });
  const findRail = useCallback((controls: HTMLElement | null) => {
    root.current = controls?.closest('section') ?? null;
    view.current = root.current?.querySelector<HTMLElement>('.rail') ?? null;
  }, []);
  return (
    <div ref={findRail} className={`gap-2 noscript:hidden ${className}`}>
      {loaded && <loaded.Mover {...loaded.props} />}
      <CarouselControl
        label={`${title}, previous`}
        onPress={() => step(-1)}
        isAtEnd={!state.canGoBack}
      >
        <Icon name="left" className="size-5" />
      </CarouselControl>
      <CarouselControl label={`${title}, next`} onPress={() => step(1)} isAtEnd={!state.canGoOn}>
        <Icon name="right" className="size-5" />
      </CarouselControl>
    </div>
  );
}
