import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useId, useState } from 'react';
import { shownInRail, type RailProduct } from '@/lib/contract/staff-rail';
import { moveItem } from '@/lib/dashboard/content/move-item';
import { RailRow } from './rail-row';

interface RailListProps {
  products: RailProduct[];
  onChange: (products: RailProduct[]) => void;
}

const isShown = ({ is_on_sale: isOnSale, starts_at: startsAt }: RailProduct) =>
  isOnSale && startsAt === null;

export function RailList({ products, onChange }: RailListProps) {
  const id = useId();
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const ids = products.map((product) => product.id);
  const shown = products.filter(isShown);

  function move(from: number, to: number) {
    const product = products[from];
    if (!product || to < 0 || to >= products.length || to === from) return;
    setAnnouncement(`${product.name}: position ${to + 1} of ${products.length}`);
    onChange(moveItem(products, from, to));
  }

  function drop({ active, over }: DragEndEvent) {
    if (over) move(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)));
  }

  function findPosition(product: RailProduct): number | null {
    const position = shown.indexOf(product) + 1;
    return position > 0 && position <= shownInRail ? position : null;
  }

  return (
    <>
      {products.length === 0 ? (
        <p className="text-ink-2">No products yet. This carousel stays hidden until you add one.</p>
      ) : (
        <p id={`${id}-help`} className="mb-2 text-1 text-ink-2">
          Drag the handle to reorder. On a keyboard, use the arrow keys on the handle.
        </p>
      )}
      <DndContext id={id} sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol aria-label="Products in this carousel" className="rail-list">
            {products.map((product, index) => (
              <RailRow
                key={product.id}
                product={product}
                position={findPosition(product)}
                helpId={`${id}-help`}
                onStep={(by) => move(index, index + by)}
                onRemove={() => {
                  setAnnouncement(`${product.name} removed`);
                  onChange(products.filter((one) => one.id !== product.id));
                }}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
