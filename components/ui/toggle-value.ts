/** The values with `value` put in, or taken out where it was among them; in the order of `all`. */
export function toggleValue<Value>(all: Value[], chosen: Value[], value: Value): Value[] {
  const isIn = chosen.includes(value);
  return all.filter((one) => (one === value ? !isIn : chosen.includes(one)));
}

/** What a closed list of choices says: the names while they are few, then how many. */
export function chosenWords(labels: string[]): string {
  return labels.length > 2 ? `${labels.length} chosen` : labels.join(', ');
}
