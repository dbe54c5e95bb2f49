import { contractCalls } from './contract-calls.ts';

it('a new call has a stand-in for store APIs that lack it', () => {
  expect(contractCalls).toHaveLength(69);
});
