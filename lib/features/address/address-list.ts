import type { Address } from '../../contract/address';

/** Adds or replaces an address: at most one default, which is first. */
export function withSaved(addresses: readonly Address[], saved: Address): Address[] {
  const others = addresses
    .filter(({ id }) => id !== saved.id)
    .map((address) => (saved.is_default ? { ...address, is_default: false } : address));
  if (saved.is_default) return [saved, ...others];
  const index = addresses.findIndex(({ id }) => id === saved.id);
  return index === -1 ? [...others, saved] : others.toSpliced(index, 0, saved);
}

export function withoutAddress(addresses: readonly Address[], id: number): Address[] {
  return addresses.filter((address) => address.id !== id);
}

export function addressLine(address: Address): string {
  const { address_line_1, address_line_2, landmark, city_obj, state_obj, postal_code } = address;
  return [
    address_line_1,
    address_line_2,
    landmark,
    `${city_obj.name} ${postal_code}`,
    state_obj.name,
  ]
    .filter(Boolean)
    .join(', ');
}
