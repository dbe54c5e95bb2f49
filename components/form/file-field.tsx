import { Paperclip } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { formatFileSize } from '@/lib/format/file-size';
import { FieldError } from './field-error';
import { FieldMark } from './field-mark';
import { FileButton } from './file-button';

interface FileFieldProps {
  label: string;
  help: ReactNode;
  accept: readonly string[];
  file: File | undefined;
  onChange: (file: File | undefined) => void;
  /** Returns why a file is not accepted; undefined if it is. */
  findFault: (file: File) => string | undefined;
  error?: string | undefined;
}

export function FileField({
  label,
  help,
  accept,
  file,
  onChange,
  findFault,
  error,
}: FileFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const problem = fault ?? error;

  function take(chosen: File | undefined) {
    const wrong = chosen && findFault(chosen);
    setFault(wrong);
    onChange(wrong ? undefined : chosen);
  }

  function remove() {
    take(undefined);
    input.current?.focus();
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-[550]">
        {label}
        <FieldMark isOptional />
      </label>
      <div
        className={`flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 rounded-control border border-dashed bg-paper-0 p-1 ${problem ? 'border-clay' : 'border-edge'}`}
      >
        <FileButton
          ref={input}
          id={id}
          accept={accept}
          aria-invalid={problem !== undefined}
          aria-describedby={`${file ? `${id}-file ` : ''}${problem ? `${id}-error ` : ''}${id}-help`}
          onFiles={([chosen]) => take(chosen)}
        >
          <Paperclip className="size-5" aria-hidden />
          {file ? 'Choose another' : 'Choose a file'}
        </FileButton>
        {file && (
          <>
            <span id={`${id}-file`} className="min-w-[min(9rem,100%)] flex-1 truncate">
              {file.name} <span className="text-1 text-ink-2">{formatFileSize(file.size)}</span>
            </span>
            <LinkButton onClick={remove} className="px-2">
              Remove
              <span className="sr-only"> {file.name}</span>
            </LinkButton>
          </>
        )}
      </div>
      <div role="alert">
        <FieldError id={`${id}-error`} message={problem} />
      </div>
      <p id={`${id}-help`} className="mt-1 text-1 text-ink-2">
        {help}
      </p>
    </div>
  );
}
