import { deepestLevel } from '../../../contract/staff-category.ts';

/** A category in the tree, with the fields that a move needs. */
export interface Placed {
  id: number;
  parentId: number | null;
  name: string;
  position: number;
}

export interface NewPosition {
  id: number;
  parentId: number | null;
  level: number;
  position: number;
}

export interface MovePlan {
  positions: NewPosition[];
  /**
   * Names of the ancestors before and after the move; the search words of products contain them.
   */
  before: string[];
  after: string[];
}

/**
 * Computes the changes of the tree if a category, with its descendants, moves to index `position`
 * among the children of `parentId`. Returns a sentence if it cannot be moved there.
 */
export function planMove(
  tree: readonly Placed[],
  id: number,
  parentId: number | null,
  position: number,
): MovePlan | string {
  const byId = new Map(tree.map((one) => [one.id, one]));
  const moved = byId.get(id);
  const above = (from: number | null): Placed[] => {
    const one = from === null ? undefined : byId.get(from);
    return one ? [...above(one.parentId), one] : [];
  };
  if (!moved || (parentId !== null && !byId.has(parentId))) return 'Category not found';
  const newAbove = above(parentId);
  if (newAbove.some((one) => one.id === id)) return 'A category can’t be moved into itself';
  const level = newAbove.length + 1;
  if (level - 1 + subtreeHeight(tree, id) > deepestLevel) {
    return `Categories can have at most ${deepestLevel} levels, so ${moved.name} and its subcategories don’t fit there`;
  }
  const others = below(tree, parentId).filter((one) => one.id !== id);
  if (others.some(({ name }) => name.toLowerCase() === moved.name.toLowerCase())) {
    return `A category “${moved.name}” already exists there`;
  }
  const siblings = others.toSpliced(position, 0, moved);
  const left =
    moved.parentId === parentId ? [] : below(tree, moved.parentId).filter((one) => one !== moved);
  return {
    positions: [
      ...siblings.map((one, index) => ({ id: one.id, parentId, level, position: index + 1 })),
      ...left.map((one, index) => ({
        id: one.id,
        parentId: moved.parentId,
        level: above(moved.parentId).length + 1,
        position: index + 1,
      })),
      ...descend(tree, id, level + 1),
    ],
    before: above(moved.parentId).map(({ name }) => name),
    after: newAbove.map(({ name }) => name),
  };
}

const below = (tree: readonly Placed[], parentId: number | null) =>
  tree
    .filter((one) => one.parentId === parentId)
    .toSorted((one, other) => one.position - other.position || one.id - other.id);

/** Number of levels of a category's subtree, its own included. */
function subtreeHeight(tree: readonly Placed[], id: number): number {
  return 1 + Math.max(0, ...below(tree, id).map((child) => subtreeHeight(tree, child.id)));
}

/* Descendants keep their parents and positions; only their levels change. */
const descend = (tree: readonly Placed[], parentId: number, level: number): NewPosition[] =>
  below(tree, parentId).flatMap(({ id, position }) => [
    { id, parentId, level, position },
    ...descend(tree, id, level + 1),
  ]);
