import { number, object, string } from 'yup';
import { readData, readRows } from './read-data.ts';

it('names the file, the row and the field of a mistake', () => {
  const brand = object({ slug: string().required(), name: number().required() });
  expect(() => readRows('db/demo/data/brands', brand)).toThrow(
    /data\/brands\.json: row 1, name: .*number/,
  );
});

it('names a field that nobody knows', () => {
  const brand = object({ slug: string().required() }).noUnknown();
  expect(() => readRows('db/demo/data/brands', brand)).toThrow(
    /data\/brands\.json: row 1: .*unspecified keys/,
  );
});

it('names a file that is not there', () => {
  expect(() => readData('nothing', object())).toThrow(/nothing\.json/);
});
