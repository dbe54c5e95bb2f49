import { ImagePlus } from 'lucide-react';
import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { pictureRules } from '@/lib/contract/file';

interface PictureDropProps {
  busyText: string | undefined;
  isFull: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

export function PictureDrop({ busyText, isFull, onFiles, children }: PictureDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isClosed = isFull || busyText !== undefined;

  function onDrop(event: DragEvent) {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setIsOver(false);
    if (!isClosed) onFiles([...event.dataTransfer.files]);
  }

  return (
    <div
      className="picture-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) {
          setIsOver(false);
        }
      }}
      onDrop={onDrop}
    >
      {children}
      <label htmlFor={id} className="picture-choose">
        <ImagePlus className="size-6" aria-hidden />
        <span aria-live="polite">
          {busyText ?? (isFull ? 'Picture limit reached' : 'Add pictures')}
        </span>
        <small>Drop files here or choose them. JPEG, PNG or WebP, up to 5 MB each.</small>
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          accept={pictureRules.types.join(',')}
          disabled={isClosed}
          className="sr-only"
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
    </div>
  );
}
