import { array, number, object, string } from 'yup';
import { misplacedTexts } from './misplaced-texts.ts';

const schema = object({
  name: string().trim(),
  count: number(),
  items: array(object({ note: string().trim() })),
});

describe('misplacedTexts', () => {
  it('finds lists and objects where texts should be, at any depth', () => {
    const input = { name: ['x'], count: [1], items: [{ note: 'fine' }, { note: { a: 1 } }] };
    expect(misplacedTexts(schema, input)).toEqual(['name', 'items[1].note']);
  });

  it('leaves everything else to the schema', () => {
    for (const input of [{}, { name: null }, { name: 5, items: 'x' }, { items: [null, 'x', []] }]) {
      expect(misplacedTexts(schema, input)).toEqual([]);
    }
    expect(misplacedTexts(schema, { constructor: ['x'], toString: {} })).toEqual([]);
  });
});
