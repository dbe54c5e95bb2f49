import type { CollectionPage } from 'schema-dts';
import { site } from '../platform/site';
import { absolute } from './absolute';
import { itemList, type Listed } from './item-list-json-ld';

interface Collection extends Listed {
  description?: string;
  /** ISO 8601. */
  changed?: string;
}

/** JSON-LD of a page that lists several items, in page order. */
export const collectionPage = (
  { name, href, description, changed }: Collection,
  things: Listed[],
): CollectionPage => ({
  '@type': 'CollectionPage',
  '@id': `${absolute(href)}#page`,
  url: absolute(href),
  name,
  ...(description && { description }),
  ...(changed && { dateModified: changed }),
  inLanguage: 'en-IN',
  isPartOf: { '@id': `${site.url()}/#site` },
  mainEntity: itemList(name, things),
});
