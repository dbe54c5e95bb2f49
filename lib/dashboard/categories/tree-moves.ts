import { deepestLevel, type PlacedCategory } from '../../contract/staff-category';

/**
 * Target of a move: the parent and the index among its children, the moved category not counted.
 */
export interface TreeMove {
  parent_id: number | null;
  position: number;
}

type Tree = readonly PlacedCategory[];
export type Direction = 'up' | 'down' | 'in' | 'out';

const siblings = (tree: Tree, parentId: number | null): PlacedCategory[] =>
  tree.filter(({ parent_id }) => parent_id === parentId);

export function findBranch(tree: Tree, id: number): Set<number> {
  const branch = new Set([id]);
  // Parents come before their children.
  for (const one of tree)
    if (one.parent_id !== null && branch.has(one.parent_id)) branch.add(one.id);
  return branch;
}

/** Returns the number of products in a category and those below it. */
export function countProducts(tree: Tree, id: number): number {
  const branch = findBranch(tree, id);
  return tree.reduce((sum, one) => sum + (branch.has(one.id) ? one.product_count : 0), 0);
}

export function branchHeight(tree: Tree, id: number): number {
  const branch = findBranch(tree, id);
  const levels = tree.filter((one) => branch.has(one.id)).map(({ level }) => level);
  return levels.length === 0 ? 1 : Math.max(...levels) - Math.min(...levels) + 1;
}

/** Returns the move of an arrow key; undefined if it is impossible. */
export function stepMove(tree: Tree, id: number, direction: Direction): TreeMove | undefined {
  const one = tree.find((other) => other.id === id);
  if (!one) return undefined;
  const around = siblings(tree, one.parent_id);
  const index = around.findIndex((other) => other.id === id);
  if (direction === 'up' && index > 0) return { parent_id: one.parent_id, position: index - 1 };
  if (direction === 'down' && index < around.length - 1) {
    return { parent_id: one.parent_id, position: index + 1 };
  }
  if (direction === 'in') {
    const above = around[index - 1];
    if (!above || above.level + branchHeight(tree, id) > deepestLevel) return undefined;
    return { parent_id: above.id, position: siblings(tree, above.id).length };
  }
  if (direction === 'out') {
    const parent = tree.find((other) => other.id === one.parent_id);
    if (!parent) return undefined;
    const index = siblings(tree, parent.parent_id).findIndex((other) => other.id === parent.id);
    return { parent_id: parent.parent_id, position: index + 1 };
  }
  return undefined;
}

/**
 * Returns the move for a drop onto another row at a given level. The branch of the dragged category
 * is not counted as rows; the level is clamped to the possible ones.
 */
export function dropMove(tree: Tree, id: number, overId: number, wanted: number): TreeMove {
  const branch = findBranch(tree, id);
  const dragged = tree.find((one) => one.id === id);
  const rows = tree.filter((one) => one.id === id || !branch.has(one.id));
  const from = rows.findIndex((one) => one.id === id);
  const to = rows.findIndex((one) => one.id === overId);
  const after = dragged ? rows.toSpliced(from, 1).toSpliced(to, 0, dragged) : rows;
  const above = after[to - 1];
  const highest = Math.min((above?.level ?? 0) + 1, deepestLevel + 1 - branchHeight(tree, id));
  const lowest = Math.min(after[to + 1]?.level ?? 1, highest);
  const level = Math.max(lowest, Math.min(wanted, highest));
  const parent = parentAt(tree, above, level);
  const before = after
    .slice(0, to)
    .filter(({ parent_id, id: other }) => other !== id && parent_id === parent);
  return { parent_id: parent, position: before.length };
}

function parentAt(tree: Tree, above: PlacedCategory | undefined, level: number): number | null {
  let one = above;
  while (one && one.level >= level) {
    const parentId: number | null = one.parent_id;
    one = tree.find(({ id }) => id === parentId);
  }
  return one?.id ?? null;
}

export function isIdle(tree: Tree, id: number, move: TreeMove): boolean {
  const one = tree.find((other) => other.id === id);
  if (!one || one.parent_id !== move.parent_id) return false;
  return siblings(tree, one.parent_id).findIndex((other) => other.id === id) === move.position;
}

/** Optimistic tree, shown until the store answers. */
export function treeAfter(
  tree: Tree,
  id: number,
  { parent_id, position }: TreeMove,
): PlacedCategory[] {
  const moved = tree.find((one) => one.id === id);
  if (!moved) return [...tree];
  const rest = tree.filter((one) => one.id !== id);
  const there = siblings(rest, parent_id).toSpliced(position, 0, { ...moved, parent_id });
  const findChildren = (parent: number | null) =>
    parent === parent_id ? there : siblings(rest, parent);
  const grow = (parent: number | null, level: number): PlacedCategory[] =>
    findChildren(parent).flatMap((one) => [{ ...one, level }, ...grow(one.id, level + 1)]);
  return grow(null, 1);
}
