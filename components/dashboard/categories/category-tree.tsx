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
import type { PlacedCategory } from '@/lib/contract/staff-category';
import {
  findBranch,
  countProducts,
  dropMove,
  isIdle,
  stepMove,
  type Direction,
  type TreeMove,
} from '@/lib/dashboard/categories/tree-moves';
import { TreeRow } from './tree-row';

interface CategoryTreeProps {
  tree: PlacedCategory[];
  openId: number | undefined;
  onMove: (category: PlacedCategory, where: TreeMove) => Promise<void>;
}

const step = 24;

export function CategoryTree({ tree, openId, onMove }: CategoryTreeProps) {
  const helpId = useId();
  const [draggedId, setDraggedId] = useState<number>();
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const branch = draggedId === undefined ? undefined : findBranch(tree, draggedId);
  // A category cannot be dropped into its own branch.
  const rows = tree.filter(({ id }) => id === draggedId || !branch?.has(id));

  async function move(category: PlacedCategory, where: TreeMove | undefined) {
    if (!where || isIdle(tree, category.id, where)) return;
    const above = tree.find(({ id }) => id === where.parent_id)?.name ?? 'the top level';
    setAnnouncement(`${category.name}: position ${where.position + 1} in ${above}`);
    await onMove(category, where);
  }

  function drop({ active, over, delta }: DragEndEvent) {
    const category = tree.find(({ id }) => id === active.id);
    setDraggedId(undefined);
    if (!category || !over) return;
    const level = category.level + Math.round(delta.x / step);
    void move(category, dropMove(tree, category.id, Number(over.id), level));
  }

  return (
    <>
      <p id={helpId} className="mb-2 text-1 text-ink-2">
        {tree.length === 0
          ? 'No categories yet.'
          : 'Drag the handle to reorder. Drag right to make it a subcategory. On a keyboard, use the arrow keys on the handle.'}
      </p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragStart={({ active }) => setDraggedId(Number(active.id))}
        onDragCancel={() => setDraggedId(undefined)}
        onDragEnd={drop}
      >
        <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ul aria-label="Categories" className="tree">
            {rows.map((category) => (
              <TreeRow
                key={category.id}
                category={category}
                count={countProducts(tree, category.id)}
                isOpen={category.id === openId}
                helpId={helpId}
                onStep={(direction: Direction) =>
                  void move(category, stepMove(tree, category.id, direction))
                }
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
