import type { LookupAddress } from 'node:dns';

/** Resolver that returns the next address on each call, as in a DNS rebinding attack. */
export function turningNames(...answers: LookupAddress[]) {
  const asked: string[] = [];
  return {
    asked,
    resolve: async (host: string): Promise<LookupAddress[]> => {
      asked.push(host);
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      return answer ? [answer] : [];
    },
  };
}
