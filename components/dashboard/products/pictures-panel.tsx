import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import { useId } from 'react';
import { FormProblem } from '@/components/form/field-error';
import { maxPictures, type ProductPicture } from '@/lib/contract/staff-product-picture';
import { usePictures } from '@/lib/dashboard/products/use-pictures';
import { Panel } from '../panel';
import { PictureDrop } from './picture-drop';
import { PictureTile } from './picture-tile';

interface PicturesPanelProps {
  productId: number;
  name: string;
  pictures: ProductPicture[];
  onChange: (pictures: ProductPicture[], version: number) => void;
  /** Runs one task at a time. */
  queue: <T>(work: () => Promise<T>) => Promise<T>;
}

export function PicturesPanel({ productId, name, pictures, onChange, queue }: PicturesPanelProps) {
  const id = useId();
  const { shown, busyText, problem, upload, order, describe, remove } = usePictures(
    productId,
    pictures,
    onChange,
    queue,
  );
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = shown.map((picture) => picture.id);

  function onDragEnd({ active, over }: DragEndEvent) {
    if (!over || active.id === over.id) return;
    const from = ids.indexOf(Number(active.id));
    const to = ids.indexOf(Number(over.id));
    void order(arrayMove(shown, from, to));
  }

  return (
    <Panel title="Pictures">
      <PictureDrop
        busyText={busyText}
        isFull={shown.length >= maxPictures}
        onFiles={(files) => void upload(files)}
      >
        <DndContext
          id={id}
          sensors={sensors}
          collisionDetection={closestCenter}
          onDragEnd={onDragEnd}
        >
          <SortableContext items={ids} strategy={rectSortingStrategy}>
            <ol className="picture-tiles">
              {shown.map((picture, index) => (
                <PictureTile
                  key={picture.id}
                  picture={picture}
                  position={index + 1}
                  name={name}
                  onDescribe={(alt) => describe(picture.id, alt)}
                  onRemove={() => remove(picture.id)}
                />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
      </PictureDrop>
      <FormProblem>{problem}</FormProblem>
    </Panel>
  );
}
