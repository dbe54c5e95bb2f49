import type { CatalogueIndex } from '../index/columns.ts';
import type { SearchRequest } from '../meaning/search-request.ts';
import { firstOfFamily } from '../query/collapse-families.ts';
import { sortKeyOf } from '../query/rank.ts';
import { isWithinPrice } from '../query/within-price.ts';

interface First {
  positions: Int32Array;
  /** How many cards all results are. */
  total: number;
}

/**
 * Returns the first results of `rank` within the price limits, one of each family if `isCollapsed`;
 * all others are only counted, because sorting them would take most of the time.
 */
export function rankFirst(
  index: CatalogueIndex,
  request: SearchRequest,
  positions: Int32Array,
  points: Float32Array,
  { limit, isCollapsed }: { limit: number; isCollapsed: boolean },
): First {
  const sortKey = sortKeyOf(index, request, points);
  const isShown = isWithinPrice(index, request);
  const isFirst = isCollapsed ? firstOfFamily(index) : () => true;
  const familyOf = (position: number) => (isCollapsed ? index.leaders[position] : position);
  let best: { position: number; key: number }[] = [];
  let total = 0;
  for (let at = 0; at < positions.length; at += 1) {
    const position = positions[at] ?? 0;
    if (!isShown(position)) continue;
    if (isFirst(position)) total += 1;
    const key = sortKey(position);
    const last = best[limit - 1];
    if (last && (key > last.key || (key === last.key && position > last.position))) continue;
    const family = familyOf(position);
    const entries = [...best, { position, key }].sort(
      (one, other) => one.key - other.key || one.position - other.position,
    );
    const ofFamily = entries.find((entry) => familyOf(entry.position) === family);
    best = entries
      .filter((entry) => entry === ofFamily || familyOf(entry.position) !== family)
      .slice(0, limit);
  }
  return { positions: Int32Array.from(best, ({ position }) => position), total };
}
