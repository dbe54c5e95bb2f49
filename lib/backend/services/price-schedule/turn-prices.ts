/** A price by the clock, as far as its turns go; amounts in paise. */
export interface ScheduledPrice {
  id: number;
  price: number;
  startsAt: Date;
  endsAt: Date | null;
  priceBefore: number | null;
  startedAt: Date | null;
}

/** What becomes of one of them. */
export interface Turn {
  id: number;
  startedAt?: Date;
  priceBefore?: number;
  endedAt?: Date;
}

/**
 * What has to happen to the open schedules of a product up to `now`, and what it costs then: what runs
 * out gives way to the price before it, what begins takes its place, what was missed as a whole is
 * left out. None of them overlap.
 */
export function turnPrices(
  price: number,
  open: readonly ScheduledPrice[],
  now: Date,
): { price: number; turns: Turn[] } {
  let current = price;
  const turns: Turn[] = [];
  for (const one of open.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
    const isOver = one.endsAt !== null && one.endsAt <= now;
    if (one.startedAt) {
      if (!isOver) continue;
      current = one.priceBefore ?? current;
      turns.push({ id: one.id, endedAt: now });
    } else if (isOver) {
      turns.push({ id: one.id, endedAt: now });
    } else if (one.startsAt <= now) {
      turns.push({
        id: one.id,
        startedAt: now,
        priceBefore: current,
        // A price without an end has done its work.
        ...(one.endsAt === null && { endedAt: now }),
      });
      current = one.price;
    }
  }
  return { price: current, turns };
}

interface Period {
  startsAt: Date;
  endsAt: Date | null;
}

/** Whether two prices would be charged at once, or one change the price that the other comes back to. */
export function overlap(one: Period, other: Period): boolean {
  const [a, b] = [one, other].map(({ startsAt, endsAt }) => ({
    from: startsAt.getTime(),
    // A change for good takes a moment.
    to: endsAt?.getTime() ?? startsAt.getTime() + 1,
  }));
  return a !== undefined && b !== undefined && a.from < b.to && b.from < a.to;
}
