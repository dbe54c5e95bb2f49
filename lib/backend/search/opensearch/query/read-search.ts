import type { SearchReading } from '../../../../contract/product.ts';
import type { CatalogueMemory } from '../../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../../context.ts';
import { packNumber } from '../../index/pack-number.ts';
import { readLexicon } from '../../index/read-lexicon.ts';
import { readRequest } from '../../meaning/read-request.ts';
import type { Pack, SearchRequest } from '../../meaning/search-request.ts';
import { isUnknownSku } from '../../meaning/sku.ts';
import type { Pin } from '../../query/apply-pins.ts';
import { chooseTerms } from '../../query/choose-terms.ts';
import { findByIngredients } from '../../query/find-by-ingredients.ts';
import { findSku } from '../../query/find-sku.ts';
import { readPins } from '../../query/read-pins.ts';
import { toReading } from '../../query/reading.ts';
import { search, type Engine } from '../search.ts';
import { allOf, anyOf, constant, hasId, isPublic, noneOf, type Clause } from './filters.ts';
import { hasMask, hasReading, maskQuery, relevanceOfTerms } from './words.ts';

export interface Search {
  /** Its results, with pinned products; undefined: nothing. */
  isFound: Clause | undefined;
  /** Clauses whose scores add up to the relevance; none: all are equally relevant. */
  relevance: Clause[];
  /** Products at fixed places. */
  pinned: Pin[];
  reading: SearchReading;
  price: SearchRequest['price'];
}

/** Of one search; a page that is asked for is read with as many results more. */
const maxPins = 100;
/** More than the relevance of any product. */
const ofWantedPack = 2 ** 13;
/** More than everything else; buried products do not have it. */
const notBuried = 2 ** 14;

/** The same choice of products as `findBySearch` makes. */
export async function readSearch(
  engine: Engine,
  context: ServiceContext,
  memory: CatalogueMemory,
  text: string,
): Promise<Search> {
  const lexicon = await readLexicon(context, memory);
  const request = readRequest(lexicon, text);
  const { absent, pack, price, sku, terms, unlisted } = request;
  const [bySku, pins] = await Promise.all([
    sku ? findSku(context, sku) : [],
    readPins(context, memory, text),
  ]);
  const pinned = pins.filter(({ place }) => place !== null).slice(0, maxPins);
  const buried = pins.filter(({ place }) => place === null);
  const isPinned = pinned.length > 0 ? [hasId(pinnedIds(pinned))] : [];
  const answer = (isFound: Clause | undefined, dropped = new Set<number>()): Search => {
    const some = [...(isFound ? [isFound] : []), ...isPinned];
    return {
      isFound: some.length > 0 ? anyOf(some) : undefined,
      relevance: [
        ...(terms.length > 0 ? [relevanceOfTerms(terms)] : []),
        ...(pack && terms.length > 0 ? [constant(isOfSize(pack), ofWantedPack)] : []),
        ...(buried.length > 0 ? [constant(noneOf(hasId(pinnedIds(buried))), notBuried)] : []),
      ],
      pinned,
      reading: toReading(request, dropped),
      price,
    };
  };
  const isExact = hasId(bySku);
  if (bySku.length > 0 && (await isAny(engine, context, isExact))) return answer(isExact);
  if (isUnknownSku(request, lexicon)) return answer(undefined);
  const listing = await findByIngredients(context, memory, lexicon, unlisted);
  const isWanted =
    absent.length + listing.length > 0
      ? [noneOf(anyOf([hasReading('strong', absent), hasId(listing)]))]
      : [];
  if (terms.length === 0) {
    if (pack) return answer(allOf([isOfSize(pack), ...isWanted]));
    const takesAll =
      request.without.length > 0 || price.least !== undefined || price.most !== undefined;
    return answer(takesAll ? allOf([{ match_all: {} }, ...isWanted]) : undefined);
  }
  const { masks, dropped } = await chooseMasks(engine, context, request);
  const isFound = masks.length > 0 ? allOf([hasMask(request, masks), ...isWanted]) : undefined;
  return answer(isFound, dropped);
}

const isOfSize = (pack: Pack): Clause => ({ term: { pack: packNumber(pack) } });

const pinnedIds = (pins: readonly Pin[]) => pins.map(({ product }) => product);

async function isAny(engine: Engine, { now }: ServiceContext, clause: Clause): Promise<boolean> {
  const { ids } = await search(engine, { query: allOf([isPublic(now()), clause]), size: 1 });
  return ids.length > 0;
}

/** More products of one mask make no difference to `chooseTerms`. */
const maxAlike = 100;
const maxMasks = 2_000;
const noPoints = new Float32Array(0);

interface Bucket {
  key: number | string;
  doc_count: number;
}

/** Counts the products of each mask, and chooses those whose products are results. */
async function chooseMasks(
  engine: Engine,
  { now }: ServiceContext,
  request: SearchRequest,
): Promise<{ masks: number[]; dropped: Set<number> }> {
  const { aggregations } = await search<{ masks: { buckets: Bucket[] } }>(engine, {
    query: { bool: { filter: [isPublic(now())], must: [maskQuery(request)] } },
    aggs: {
      masks: { terms: { script: { source: '_score' }, value_type: 'long', size: maxMasks } },
    },
    size: 0,
  });
  const masks = Uint32Array.from(
    aggregations.masks.buckets.flatMap(({ key, doc_count }) =>
      Array<number>(Math.min(maxAlike, doc_count)).fill(Number(key)),
    ),
  );
  const positions = Int32Array.from(masks, (_, position) => position);
  const { positions: chosen, dropped } = chooseTerms(request, {
    positions,
    masks,
    points: noPoints,
  });
  const chosenMasks = Array.from(chosen, (position) => masks[position] ?? 0);
  return { masks: [...new Set(chosenMasks)], dropped };
}
