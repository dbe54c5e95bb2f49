import { extensions, isExtension } from '../../api/extensions.ts';
import { endpoints } from '../../contract/calls.ts';
import { contractCalls, titleOf } from './contract-calls.ts';

it('every call of the contract is needed or an extension, and none is both', () => {
  const needed = endpoints.filter((call) => !isExtension(call)).map(titleOf);
  const documented = ['GET /outbox/', 'GET /captcha/challenge'];
  expect(needed.toSorted()).toEqual(
    [...new Set([...contractCalls.map(titleOf), ...documented])].toSorted(),
  );
});

it('each extension says what stands in, and a call is in one of them', () => {
  const calls = extensions.flatMap((extension) => extension.calls.map(titleOf));
  expect(new Set(calls).size).toBe(calls.length);
  expect(extensions.filter(({ standIn }) => standIn === '')).toEqual([]);
});
