import type { ItemList } from 'schema-dts';
import { absolute } from './absolute';

export interface Listed {
  name: string;
  href: string;
}

/**
 * JSON-LD of one page of a list, in page order. `before` is the number of items on earlier pages.
 */
export const itemList = (name: string, things: Listed[], before = 0): ItemList => ({
  '@type': 'ItemList',
  name,
  numberOfItems: things.length,
  itemListElement: things.map((thing, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    name: thing.name,
    url: absolute(thing.href),
  })),
});
