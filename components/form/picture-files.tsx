'use client';

import { Camera, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FieldError } from './field-error';

interface PictureRules {
  types: readonly string[];
  maxBytes: number;
  wrongType: string;
  tooLarge: string;
}

interface PictureFilesProps {
  rules: PictureRules;
  pictures: File[];
  onChange: (pictures: File[]) => void;
  maxPictures: number;
  /** After the types and sizes that are accepted. */
  help: string;
}

export function PictureFiles({ rules, pictures, onChange, maxPictures, help }: PictureFilesProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();

  function add(files: File[]) {
    const left = maxPictures - pictures.length;
    setProblem(
      files.length > left
        ? `Choose up to ${maxPictures === 1 ? '1 picture' : `${maxPictures} pictures`}`
        : problemWith(files, rules),
    );
    onChange([...pictures, ...files.filter((file) => !problemWith([file], rules)).slice(0, left)]);
    // Resets the input, so that the same file can be chosen again.
    if (field.current) field.current.value = '';
  }

  return (
    <div>
      <p id={`${id}-label`} className="mb-1 font-[550]">
        Pictures <span className="font-normal text-ink-2">(optional)</span>
      </p>
      <ul className={pictures.length > 0 ? 'mb-2 border-t border-rule' : 'hidden'}>
        {pictures.map((picture, position) => (
          <li
            key={`${picture.name} ${position}`}
            className="flex items-center justify-between gap-3 border-b border-rule"
          >
            <span className="truncate">{picture.name}</span>
            <button
              type="button"
              aria-label={`Remove ${picture.name}`}
              onClick={() => {
                onChange(pictures.filter((_, index) => index !== position));
                field.current?.focus();
              }}
              className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-paper-2"
            >
              <X className="size-5" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <label
        className={`${buttonClass('second')} relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf-7`}
      >
        <Camera className="size-5" aria-hidden />
        Add pictures
        <input
          ref={field}
          type="file"
          multiple
          accept={rules.types.join(',')}
          aria-describedby={`${id}-help ${problem ? `${id}-error` : ''}`.trim()}
          onChange={({ target }) => add([...(target.files ?? [])])}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
      <FieldError id={`${id}-error`} message={problem} />
      <p id={`${id}-help`} className="mt-1 text-1 text-ink-2">
        Up to {maxPictures}, JPEG, PNG or WebP, 5 MB each. {help}
      </p>
    </div>
  );
}

function problemWith(files: File[], rules: PictureRules): string | undefined {
  if (files.some(({ type }) => !rules.types.includes(type))) return rules.wrongType;
  if (files.some(({ size }) => size > rules.maxBytes)) return rules.tooLarge;
  return undefined;
}
