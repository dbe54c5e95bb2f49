export interface PaidMonth {
  startsAt: Date;
  endsAt: Date;
}

/** The end of the chain of months that `moment` lies in; `months` come in order of their start. */
export function endOfMembership(months: readonly PaidMonth[], moment: Date): Date | undefined {
  let end: Date | undefined;
  for (const { startsAt, endsAt } of months) {
    const isLinked = startsAt <= (end ?? moment);
    if (isLinked && endsAt > (end ?? moment)) end = endsAt;
  }
  return end;
}
