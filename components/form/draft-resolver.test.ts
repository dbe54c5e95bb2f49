import type { ResolverOptions } from 'react-hook-form';
import { array, number, object, string } from 'yup';
import { draftResolver } from './draft-resolver';

interface Draft {
  name: string;
  rows: { amount: string }[];
}

const schema = object({
  name: string().trim().required('Name is required').min(3, 'Name is too short'),
  rows: array(object({ amount: number().typeError('Must be a number').required() })).required(),
});
const options: ResolverOptions<Draft> = { fields: {}, shouldUseNativeValidation: false };
const resolve = draftResolver<Draft, { name: string; rows: { amount: number }[] }>(schema);

it('returns what the schema makes of the draft', async () => {
  const draft = { name: ' Tulsi ', rows: [{ amount: '12' }] };
  await expect(resolve(draft, undefined, options)).resolves.toEqual({
    values: { name: 'Tulsi', rows: [{ amount: 12 }] },
    errors: {},
  });
});

it('returns the first error of each field, also of a field in a list', async () => {
  const { errors } = await resolve({ name: '', rows: [{ amount: 'x' }] }, undefined, options);
  expect(errors).toMatchObject({
    name: { message: 'Name is required' },
    rows: [{ amount: { message: 'Must be a number' } }],
  });
});

it('converts the draft first, where a conversion is given', async () => {
  const converting = draftResolver<Draft, { name: string }>(schema, ({ name }) => ({
    name: name || 'Neem',
    rows: [],
  }));
  const { values } = await converting({ name: '', rows: [] }, undefined, options);
  expect(values).toEqual({ name: 'Neem', rows: [] });
});
