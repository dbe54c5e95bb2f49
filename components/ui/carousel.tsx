'use client';

import { Children, type KeyboardEvent, type ReactNode } from 'react';
import { CarouselControls } from './carousel-controls';
import { useCarousel } from './use-carousel';

interface CarouselProps {
  label: string;
  /**
   * Width of a slide, such as `basis-full` or `basis-1/2 md:basis-1/4`; spacing goes inside the
   * slide.
   */
  slideClass: string;
  /** Autoplay interval in milliseconds. */
  autoplayMs?: number;
  controls?: 'below' | 'beside' | 'none';
  className?: string;
  controlsClass?: string;
  children: ReactNode;
}

const keepScrolling = () => undefined;

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
  const { root, view, engine, whenReady, loaded, state } = useCarousel(slides.length, autoplayMs);

  /** Waits for the engine; if it fails to load, scrolls the list natively. */
  function step(direction: -1 | 1) {
    const scroll = () =>
      view.current?.scrollBy({ left: direction * view.current.clientWidth, behavior: 'smooth' });
    void whenReady().then(({ next, back }) => (direction === 1 ? next() : back()), scroll);
  }

  function onKeyDown(event: KeyboardEvent) {
    const moves: Record<string, () => void> = {
      ArrowRight: () => step(1),
      ArrowLeft: () => step(-1),
      Home: () => engine.current?.goTo(0),
      End: () => engine.current?.goTo(state.places - 1),
    };
    const move = moves[event.key];
    if (!move || !engine.current || event.target !== view.current) return;
    event.preventDefault();
    move();
  }

  return (
    <section
      ref={root}
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
        onKeyDown={onKeyDown}
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
          onBack={() => step(-1)}
          onNext={() => step(1)}
          onPlay={() => void whenReady().then(({ play }) => play(), keepScrolling)}
          onPause={() => void whenReady().then(({ pause }) => pause(), keepScrolling)}
          className={controlsClass}
        />
      )}
    </section>
  );
}
