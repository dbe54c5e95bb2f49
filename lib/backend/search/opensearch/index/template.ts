import { groups } from '../../facets/facets.ts';
import { analysis } from './analysis.ts';
import { sha256Hex } from '../../../../server/sha256-hex.ts';

/** A text by the roots and sounds of its words; only whether a product has a word counts. */
const textIn = (analyzer: string) => ({
  type: 'text',
  analyzer,
  norms: false,
  index_options: 'docs',
});

const withType = <T>(names: readonly string[], type: T) =>
  Object.fromEntries(names.map((name) => [name, type]));

const mappings = {
  dynamic: 'strict',
  properties: {
    id: { type: 'integer' },
    text: {
      ...textIn('words'),
      fields: Object.fromEntries(
        ['english', 'hindi', 'gujarati', 'latin'].map((name) => [name, textIn(name)]),
      ),
    },
    words: { properties: withType(['noun', 'head', 'name', 'strong', 'any'], { type: 'keyword' }) },
    short_name: { type: 'float' },
    price: { type: 'integer' },
    family: { type: 'integer' },
    card: { type: 'integer' },
    in_stock: { type: 'boolean' },
    popularity: { type: 'integer' },
    rating: { type: 'integer' },
    pack: { type: 'integer' },
    public_from: { type: 'date' },
    facets: { properties: withType(groups, { type: 'keyword' }) },
    // How far the index has come; in one document that is no product.
    state: { type: 'object', enabled: false },
  },
};

const settings = {
  number_of_shards: 1,
  // Of a list, 2,500 pages can be reached.
  max_result_window: 50_000,
  // A copy on a second node, if there is one.
  auto_expand_replicas: '0-1',
  analysis,
};

/**
 * Part of the names of alias, template and indexes. It changes with the mappings, so that stores of
 * two releases can share one OpenSearch while the newer one is rolled out.
 */
const form = sha256Hex(JSON.stringify({ settings, mappings })).slice(0, 8);

/** Name of the alias that is searched. */
export const aliasOf = (index: string): string => `${index}-${form}`;

/** The index template of an alias: each index whose name begins with the alias is made by it. */
export const indexTemplate = (alias: string) => ({
  index_patterns: [`${alias}-*`],
  template: { settings, mappings },
});
