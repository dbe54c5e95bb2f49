import type { ComponentPropsWithRef, ReactNode } from 'react';
import { buttonClass, type ButtonKind } from '@/components/ui/button-class';

interface FileButtonProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'accept' | 'size' | 'onChange' | 'className'
> {
  /** An input with an `id` is named by its own label; without one, by the text of the button. */
  id?: string;
  accept: readonly string[];
  kind?: ButtonKind;
  size?: 'page' | 'card';
  busyText?: string | undefined;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** A button that opens the file dialog: a transparent file input covers it. */
export function FileButton({
  accept,
  kind = 'second',
  size = 'card',
  busyText,
  onFiles,
  children,
  ...input
}: FileButtonProps) {
  const isBusy = busyText !== undefined;
  const Frame = input.id === undefined ? 'label' : 'span';
  return (
    <Frame
      className={`${buttonClass(kind, size)} relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf-7`}
    >
      {busyText ?? children}
      <input
        {...input}
        type="file"
        accept={accept.join(',')}
        aria-busy={isBusy}
        aria-disabled={isBusy || undefined}
        onClick={(event) => isBusy && event.preventDefault()}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Resets the input, so that the same file can be chosen again.
          target.value = '';
          if (files.length > 0 && !isBusy) onFiles(files);
        }}
        className="absolute inset-0 w-full cursor-pointer opacity-0 file:cursor-pointer"
      />
    </Frame>
  );
}
