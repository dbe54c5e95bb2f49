import { facetOf, groups } from '../facets/facets.ts';
import { eachGroup, joinColumns, toColumns, type Columns } from './columns.ts';
import { LabelSets } from './label-sets.ts';
import { priceOrder } from './price-order.ts';
import { replaceRows } from './replace-rows.ts';
import { toIndex } from './to-index.ts';

const age = { version: '1.1', moment: new Date(0), readAt: new Date(0) };
const options = Array.from({ length: 40 }, (_, at) => ({
  id: at + 1,
  name: `Option ${at + 1}`,
  parent: at < 10 ? null : (at % 10) + 1,
}));
const setsOf = () => eachGroup((group) => new LabelSets(facetOf(group).label(options)));

/** Products 1 to `size`; the tags of a product are the bits of its id. */
function makeRows(size: number) {
  const ids = Int32Array.from({ length: size }, (_, at) => at + 1);
  const pairs = Array.from(ids).flatMap((id) =>
    options.slice(0, 18).flatMap((tag, bit) => ((id >> bit) & 1 ? [id, tag.id] : [])),
  );
  const tags = Int32Array.from(pairs);
  const numbers = eachGroup((group) => (group === 'tags' ? tags : ids.map((id) => (id % 40) + 1)));
  const price = ids.map((id) => (id % 997) * 100);
  return {
    ids,
    popularity: ids.map((id) => id % 256),
    packs: ids,
    families: ids.map((id) => (id % 4 === 0 ? 0 : Math.ceil(id / 3))),
    numbers: { ...numbers, price },
  };
}

function bytesOfArrays(values: object, seen = new Set<ArrayBufferLike>()): number {
  const members: unknown[] = Object.values(values);
  return members.reduce<number>((sum, value) => {
    if (typeof value !== 'object' || value === null) return sum;
    if (!ArrayBuffer.isView(value)) return sum + bytesOfArrays(value, seen);
    if (seen.has(value.buffer)) return sum;
    seen.add(value.buffer);
    return sum + value.byteLength;
  }, 0);
}

describe('the index in memory', () => {
  it('takes no more bytes for each product than it says', () => {
    const size = 20_000;
    const sets = setsOf();
    const columns = joinColumns([toColumns(makeRows(size), sets)], sets);
    const index = toIndex(columns, sets, age);
    priceOrder(index);
    const table = 4 * (size + 1);
    expect(bytesOfArrays(index) + table).toBeLessThan(70 * size);
    expect(bytesOfArrays(index)).toBeGreaterThan(16 * size);
  });

  it('knows the tags of each product where there are more than 65,536 combinations', () => {
    const size = 70_000;
    const sets = setsOf();
    const index = toIndex(joinColumns([toColumns(makeRows(size), sets)], sets), sets, age);
    const { sets: tagSets, of, counts } = index.labels.tags;
    expect(tagSets.length).toBeGreaterThan(65_536);
    for (const id of [1, 2, 3, 65_535, 65_536, 65_537, 69_999]) {
      const position = index.positionOf(id);
      const bits = (tagSets[of[position] ?? 0] ?? []).reduce((sum, option) => sum + 2 ** option, 0);
      expect(bits).toBe(id);
    }
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(size);
  });

  it('grows wider when a change brings the 65,537th combination', () => {
    const sets = setsOf();
    const columns = joinColumns([toColumns(makeRows(65_530), sets)], sets);
    expect(columns.of.tags).toBeInstanceOf(Uint16Array);
    const more = makeRows(65_600);
    const changed: Columns = joinColumns([toColumns(more, sets)], sets);
    const next = replaceRows(columns, Array.from(more.ids), changed, sets);
    expect(next.of.tags).toBeInstanceOf(Uint32Array);
    expect(groups.every((group) => next.of[group].length === 65_600)).toBe(true);
    const last = sets.tags.sets[next.of.tags.at(-1) ?? 0] ?? [];
    expect(last.reduce((sum, option) => sum + 2 ** option, 0)).toBe(65_600);
  });
});
