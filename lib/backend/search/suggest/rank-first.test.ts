import { facetOf } from '../facets/facets.ts';
import { eachGroup, joinColumns, toColumns } from '../index/columns.ts';
import { LabelSets } from '../index/label-sets.ts';
import { toIndex } from '../index/to-index.ts';
import type { SearchRequest } from '../meaning/search-request.ts';
import { collapseFamilies } from '../query/collapse-families.ts';
import { rank } from '../query/rank.ts';
import { isWithinPrice } from '../query/within-price.ts';
import { rankFirst } from './rank-first.ts';

const size = 2_000;
const ids = Int32Array.from({ length: size }, (_, at) => at + 1);
/** The same numbers in each run, in no order. */
const scatter = (id: number, range: number) => (Math.imul(id, 2_654_435_761) >>> 8) % range;

function makeIndex() {
  const sets = eachGroup((group) => new LabelSets(facetOf(group).label([])));
  const rows = {
    ids,
    popularity: ids.map((id) => scatter(id, 256)),
    packs: ids.map((id) => scatter(id, 5)),
    families: ids.map((id) => (id % 4 === 0 ? 0 : 1 + scatter(id, 90))),
    numbers: {
      ...eachGroup(() => ids.map((id) => scatter(id, 2))),
      tags: new Int32Array(0),
      price: ids.map((id) => scatter(id + 1, 1_000)),
    },
  };
  return toIndex(joinColumns([toColumns(rows, sets)], sets), sets, {
    version: '1.1',
    moment: new Date(0),
    readAt: new Date(0),
  });
}

describe('the first results', () => {
  const index = makeIndex();
  const points = Float32Array.from(ids, (id) => scatter(id + 2, 40));
  const positions = index.positions.filter((position) => scatter(position + 3, 3) > 0);

  it.each([
    ['of all', undefined, undefined],
    ['below a price', undefined, 300],
    ['between prices that nothing has', 2_000, 3_000],
  ])('are those of the whole order, and as many: %s', (_, least, most) => {
    const request: SearchRequest = {
      text: '',
      sku: undefined,
      price: { least, most },
      pack: undefined,
      terms: [],
      without: [],
      unlisted: [],
      absent: [],
      thing: -1,
      head: -1,
    };
    const ranked = rank(index, request, positions, points);
    const isShown = isWithinPrice(index, request);
    const all = {
      false: ranked.filter(isShown),
      true: collapseFamilies(index, { positions: ranked, pins: [] }, isShown),
    };
    for (const isCollapsed of [false, true]) {
      const whole = all[`${isCollapsed}`];
      const first = rankFirst(index, request, positions, points, { limit: 4, isCollapsed });
      expect([...first.positions]).toEqual([...whole.subarray(0, 4)]);
      expect(first.total).toBe(whole.length);
    }
  });
});
