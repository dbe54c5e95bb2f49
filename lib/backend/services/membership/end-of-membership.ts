export interface PaidMonth {
  startsAt: Date;
  endsAt: Date;
}

/**
 * Returns the end of the consecutive months that contain `moment`; `months` must be sorted by
 * start.
 */
export function endOfMembership(months: readonly PaidMonth[], moment: Date): Date | undefined {
  let end: Date | undefined;
  for (const { startsAt, endsAt } of months) {
    const isLinked = startsAt <= (end ?? moment);
    if (isLinked && endsAt > (end ?? moment)) end = endsAt;
  }
  return end;
}
