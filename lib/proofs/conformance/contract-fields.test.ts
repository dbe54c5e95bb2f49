import { contractCalls, callTitle } from './contract-calls.ts';
import { requiredFields, missingFields } from './contract-fields.ts';

const complete = {
  status: true,
  data: {
    data: [
      { id: 1, brand: { name: 'A' } },
      { id: 2, brand: { name: 'B' } },
    ],
    total: 2,
  },
  next: null,
};
const fields = ['status', 'data', 'data.data', 'data.data.id', 'data.data.brand.name', 'next.id'];

describe('the fields of the contract', () => {
  it('are there in a whole answer, and within null they are not asked for', () => {
    expect(missingFields(complete, fields)).toEqual([]);
  });

  it('are named with the first place where they are missing', () => {
    const data = [{ id: 1, brand: {} }, { brand: { name: 'B' } }, {}];
    expect(missingFields({ status: true, data: { data } }, fields)).toEqual([
      'data.data[1].id',
      'data.data[0].brand.name',
    ]);
  });

  it('are named once where the object around them is missing', () => {
    expect(missingFields({ status: true }, fields)).toEqual(['data']);
  });

  it.each(contractCalls.map((call) => [callTitle(call), call] as const))(
    'of %s are declared in lib/contract',
    (_, call) => {
      for (const field of requiredFields(call)) {
        if (field === 'message') continue;
        expect(isDeclared(call.answer.describe(), field.split('.'))).toBe(true);
      }
    },
  );
});

interface Description {
  type: string;
  fields?: Record<string, unknown>;
  innerType?: unknown;
}

function isDeclared(description: unknown, [name, ...rest]: readonly string[]): boolean {
  const { type, fields, innerType } = description as Description;
  if (name === undefined) return true;
  if (type === 'array') return isDeclared(innerType, [name, ...rest]);
  return fields?.[name] !== undefined && isDeclared(fields[name], rest);
}
