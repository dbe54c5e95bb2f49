/**
 * The `data` of an answer, for code that is generic over its call: TypeScript cannot infer it there.
 * Throws where the answer has none.
 */
export function dataOf<Data>(answer: unknown): Data {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) {
    throw new Error('The answer of the store API holds no data');
  }
  return answer.data as Data;
}
