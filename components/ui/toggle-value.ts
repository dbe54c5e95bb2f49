/** Toggles `value`; keeps the order of `all`. */
export function toggleValue<Value>(
  all: readonly Value[],
  chosen: readonly Value[],
  value: Value,
): Value[] {
  const isIn = chosen.includes(value);
  return all.filter((one) => (one === value ? !isIn : chosen.includes(one)));
}

export function chosenText(labels: string[]): string {
  return labels.length > 2 ? `${labels.length} selected` : labels.join(', ');
}
