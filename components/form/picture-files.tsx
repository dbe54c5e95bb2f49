import { Camera, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FieldError } from './field-error';
import { FileButton } from './file-button';

interface PictureFilesProps {
  accept: readonly string[];
  /** Returns why a file is not accepted; undefined if it is. */
  findFault: (file: File) => string | undefined;
  pictures: File[];
  onChange: (pictures: File[]) => void;
  maxPictures: number;
  help: string;
}

export function PictureFiles({
  accept,
  findFault,
  pictures,
  onChange,
  maxPictures,
  help,
}: PictureFilesProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();

  function add(files: File[]) {
    const left = maxPictures - pictures.length;
    setProblem(
      files.length > left
        ? `Choose up to ${maxPictures === 1 ? '1 picture' : `${maxPictures} pictures`}`
        : files.map(findFault).find(Boolean),
    );
    onChange([...pictures, ...files.filter((file) => !findFault(file)).slice(0, left)]);
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
      <FileButton
        ref={field}
        size="page"
        multiple
        accept={accept}
        aria-describedby={`${id}-help ${problem ? `${id}-error` : ''}`.trim()}
        onFiles={add}
      >
        <Camera className="size-5" aria-hidden />
        Add pictures
      </FileButton>
      <FieldError id={`${id}-error`} message={problem} />
      <p id={`${id}-help`} className="mt-1 text-1 text-ink-2">
        {help}
      </p>
    </div>
  );
}
