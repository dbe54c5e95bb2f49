import type { Ref } from 'react';
import './rating-input.css';

interface RatingInputProps {
  name: string;
  /** 1 to 5; null: none given. */
  value: number | null;
  onChange: (rating: number) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

const labels = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

export function RatingInput({ name, value, onChange, onBlur, ref }: RatingInputProps) {
  return (
    <div className="rating-input">
      {labels.map((word, position) => (
        <label key={word}>
          <input
            ref={position === 0 ? ref : undefined}
            type="radio"
            name={name}
            value={position + 1}
            checked={value === position + 1}
            onChange={() => onChange(position + 1)}
            onBlur={onBlur}
            className="sr-only"
          />
          <i className="icon" aria-hidden />
          <span className="sr-only">
            {position + 1} of 5, {word}
          </span>
        </label>
      ))}
      <span className="rating-word" aria-hidden>
        {value === null ? 'Not rated yet' : labels[value - 1]}
      </span>
    </div>
  );
}
