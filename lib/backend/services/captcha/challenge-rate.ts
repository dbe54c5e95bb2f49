import { LRUCache } from 'lru-cache';

/**
 * Exponential decay: after this many milliseconds a challenge counts for little more than a third
 * (1/e).
 */
const decayMs = 10 * 60_000;
/** Maximum number of addresses counted at a time, about 200 bytes each. */
const maxAddresses = 10_000;

/** Challenges of one address that count in the total: many only raise the work of that address. */
const maxPerAddress = 5;

interface Rate {
  amount: number;
  at: number;
}

export interface RecentChallenges {
  ofAddress: number;
  ofAll: number;
}

/**
 * Counts the challenges of about the last ten minutes, by address and in total. In the memory of
 * this process only: with several processes each one counts its share.
 */
export function createChallengeRate(): (address: string, now: Date) => RecentChallenges {
  const byAddress = new LRUCache<string, Rate>({ max: maxAddresses });
  let all: Rate = { amount: 0, at: 0 };
  return (address, now) => {
    const at = now.getTime();
    const mine = countOne(byAddress.get(address), at);
    if (mine.amount <= maxPerAddress) all = countOne(all, at);
    byAddress.set(address, mine);
    return { ofAddress: mine.amount, ofAll: decayed(all, at) };
  };
}

function countOne(rate: Rate | undefined, at: number): Rate {
  return { amount: (rate ? decayed(rate, at) : 0) + 1, at };
}

/** If the clock is set back, the rate must not grow. */
function decayed({ amount, at }: Rate, now: number): number {
  return amount * Math.exp(-Math.max(0, now - at) / decayMs);
}
