import { CarouselControl } from './carousel-control';
import { Icon } from './icon';

interface CarouselControlsProps {
  index: number;
  count: number;
  /** Undefined: no autoplay. */
  isPlaying: boolean | undefined;
  hasSteps: boolean;
  /** Dots instead of arrows and count. */
  hasDots: boolean;
  canGoBack: boolean;
  canGoOn: boolean;
  onShow: (index: number) => void;
  onBack: () => void;
  onNext: () => void;
  onPlay: () => void;
  onPause: () => void;
  className: string;
}

export function CarouselControls(props: CarouselControlsProps) {
  const hasArrows = props.hasSteps && !props.hasDots;
  return (
    <div className={`carousel-controls ${props.className}`}>
      {props.hasDots &&
        Array.from({ length: props.count }, (_, index) => (
          <button
            key={index}
            type="button"
            aria-label={`Slide ${index + 1} of ${props.count}`}
            aria-current={index === props.index || undefined}
            onClick={() => props.onShow(index)}
            className="carousel-dot"
          />
        ))}
      {hasArrows && (
        <>
          <CarouselControl
            label="Previous slide"
            onPress={props.onBack}
            isAtEnd={!props.canGoBack}
            className="carousel-back"
          >
            <Icon name="left" className="size-5" />
          </CarouselControl>
          <CarouselControl
            label="Next slide"
            onPress={props.onNext}
            isAtEnd={!props.canGoOn}
            className="carousel-next"
          >
            <Icon name="right" className="size-5" />
          </CarouselControl>
        </>
      )}
      {props.isPlaying !== undefined && (
        <CarouselControl
          label={props.isPlaying ? 'Pause' : 'Play'}
          onPress={props.isPlaying ? props.onPause : props.onPlay}
          className="motion-reduce:hidden"
        >
          {props.isPlaying ? (
            <svg viewBox="0 0 24 24" className="size-5 stroke-current stroke-[1.5]" aria-hidden>
              <path d="M8.5 5.5v13M15.5 5.5v13" strokeLinecap="round" />
            </svg>
          ) : (
            <Icon name="play" className="size-5" />
          )}
        </CarouselControl>
      )}
      {hasArrows && (
        <span className="carousel-count">
          {props.index + 1} of {props.count}
        </span>
      )}
    </div>
  );
}
