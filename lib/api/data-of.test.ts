import { dataOf } from './data-of';

it('is what stands under data, null included', () => {
  expect(dataOf({ status: true, data: { id: 1 } })).toEqual({ id: 1 });
  expect(dataOf({ data: null })).toBeNull();
});

it.each([null, undefined, 'text', {}, { status: true }])('is missed in %j', (answer) => {
  expect(() => dataOf(answer)).toThrow('holds no data');
});
