/** The columns of a schedule needed by `turnPrices`; amounts in paise. */
export interface ScheduledPrice {
  id: number;
  price: number;
  startsAt: Date;
  endsAt: Date | null;
  priceBefore: number | null;
  startedAt: Date | null;
}

export interface Turn {
  id: number;
  startedAt?: Date;
  priceBefore?: number;
  endedAt?: Date;
}

/**
 * Computes the updates of a product's open schedules up to `now`, and the resulting price: an
 * expired schedule restores the previous price, a started one sets its price, one whose whole
 * period was missed is skipped. Schedules must not overlap.
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
        // A schedule without an end is completed as soon as it starts.
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

/**
 * Returns whether two schedules would apply at the same time, or one would change the price that
 * the other restores.
 */
export function overlap(one: Period, other: Period): boolean {
  const [a, b] = [one, other].map(({ startsAt, endsAt }) => ({
    from: startsAt.getTime(),
    // A permanent change counts as a period of 1 ms.
    to: endsAt?.getTime() ?? startsAt.getTime() + 1,
  }));
  return a !== undefined && b !== undefined && a.from < b.to && b.from < a.to;
}
