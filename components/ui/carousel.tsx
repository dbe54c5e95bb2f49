'use client';

import { Children, useRef, type ReactNode } from 'react';
import { CarouselControls } from './carousel-controls';
import { useCarousel } from './use-carousel';
import './carousel.css';

interface CarouselProps {
  label: string;
  /**
   * Width of a slide, such as `basis-full` or `basis-1/2 md:basis-1/4`; spacing goes inside the
   * slide.
   */
  slideClass: string;
  /** Autoplay interval in milliseconds. */
  autoplayMs?: number;
  /** `dots`: one for each slide, if they are few. */
  controls?: 'below' | 'beside' | 'dots' | 'none';
  className?: string;
  controlsClass?: string;
  children: ReactNode;
}

/** More dots would not fit beside Pause on a phone. */
const maxDots = 8;

export function Carousel({
  label,
  slideClass,
  autoplayMs,
  controls = 'below',
  className = '',
  controlsClass = '',
  children,
}: CarouselProps) {
  const slides = Children.toArray(children);
  const root = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const { loaded, state, run, step } = useCarousel({
    root,
    view,
    slides: slides.length,
    autoplayMs,
  });

  return (
    <div
      ref={root}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-controls={controls}
      className={`carousel ${className}`}
    >
      {loaded && <loaded.Mover {...loaded.props} />}
      <div
        ref={view}
        role="group"
        aria-label={`${label}: slides`}
        tabIndex={0}
        className="carousel-view"
      >
        <div className="carousel-track" aria-live={state.isRunning ? 'off' : 'polite'}>
          {slides.map((slide, position) => (
            <div
              key={position}
              role="group"
              aria-roledescription="slide"
              aria-label={`${position + 1} of ${slides.length}`}
              className={`carousel-slide ${slideClass}`}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (controls !== 'none' || autoplayMs !== undefined) && (
        <CarouselControls
          {...state}
          isPlaying={autoplayMs === undefined ? undefined : state.isWanted}
          hasSteps={controls !== 'none'}
          hasDots={controls === 'dots' && slides.length <= maxDots}
          onShow={(index) =>
            run(
              ({ show }) => show(index),
              () => view.current?.scrollTo({ left: index * view.current.clientWidth }),
            )
          }
          onBack={() => step(-1)}
          onNext={() => step(1)}
          onPlay={() => run(({ play }) => play())}
          onPause={() => run(({ pause }) => pause())}
          className={controlsClass}
        />
      )}
    </div>
  );
}
