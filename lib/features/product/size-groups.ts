import type { Family, FamilyMember } from '../../contract/family';
import { formatRupees, formatUnitPrice, unitRate } from '../../format/money';
import { routes } from '../../platform/routes';

/** What the page shows of another size until that size's page is there. */
export interface SizeData {
  productId: number;
  name: string;
  sku: string;
  image: string | null;
  /** Rupees. */
  price: number;
  /** Rupees. */
  mrp: number;
  netQuantity: number;
  unit: string;
  /** Null: unknown. */
  stock: number | null;
}

export interface SizeChoice {
  label: string;
  href: string;
  /** `₹1,040` */
  price: string;
  /** `₹104.00 per 100 g`; empty where it would repeat the price. */
  unitPrice: string;
  /** `12% less`, `Out of stock`, `Not in 1 kg`; empty: nothing. */
  note: string;
  state: 'sold-out' | 'missing' | undefined;
  size: SizeData;
}

export interface SizeGroup {
  axis: string;
  /** What the notes compare with: `% less than at the 100 g rate`; empty if nothing is compared. */
  comparison: string;
  /** The first of each value of the axis, in the family's order. */
  choices: SizeChoice[];
}

interface Target {
  label: string;
  member: FamilyMember;
  /** The value of the other axis that cannot be had with this one. */
  lacks: string | undefined;
}

/**
 * The choices of a family's axes, as seen from one of its members. A choice of one axis leaves the
 * other as it is; where that cannot be had, it leads to the first member that can, and says so.
 */
export function sizeGroups({ axes, members }: Family, productId: number): SizeGroup[] {
  const current = members.find((member) => member.product_id === productId);
  if (!current || members.length < 2) return [];
  const groups = axes.map((axis, index) => {
    const targets = axisTargets(members, current, index);
    return { axis, targets, same: targets.filter(({ lacks }) => lacks === undefined) };
  });
  const measured = groups.reduce((widest, group) =>
    quantitySpread(group.same) > quantitySpread(widest.same) ? group : widest,
  );
  return groups.map((group) => {
    const dearest = group === measured ? dearestOf(group.same) : undefined;
    const choices = group.targets.map((target) => toChoice(target, dearest?.rate ?? null));
    const isCompared = choices.some(({ note }) => note.endsWith(' less'));
    return {
      axis: group.axis,
      comparison: dearest && isCompared ? `% less than at the ${dearest.label} rate` : '',
      choices,
    };
  });
}

function axisTargets(members: FamilyMember[], current: FamilyMember, index: number): Target[] {
  const other = current.options[1 - index];
  const values = new Set(members.map(({ options }) => options[index] ?? ''));
  return [...values].flatMap((label) => {
    const sized = members.filter(({ options }) => options[index] === label);
    const same = sized.find(({ options }) => options[1 - index] === other);
    const member = same ?? sized[0];
    return member ? [{ label, member, lacks: same ? undefined : other }] : [];
  });
}

/** How many times the largest pack holds what the smallest does. */
function quantitySpread(targets: Target[]): number {
  const quantities = targets.map(({ member }) => member.net_quantity);
  return Math.max(...quantities) / Math.max(Math.min(...quantities), Number.EPSILON);
}

function memberRate({ product_price: price, net_quantity: quantity, unit }: FamilyMember) {
  return unitRate(price, quantity, unit);
}

/** The size with the highest price per unit; undefined where the packs cannot be compared. */
function dearestOf(targets: Target[]): { label: string; rate: number } | undefined {
  const rates = targets.map(({ member }) => memberRate(member));
  const unit = rates[0]?.unit;
  if (!rates.every((rate) => rate?.unit === unit) || quantitySpread(targets) <= 1) return undefined;
  const rate = Math.max(...rates.map((some) => some?.rupees ?? 0));
  const dearest = targets[rates.findIndex((some) => some?.rupees === rate)];
  return dearest && { label: dearest.label, rate };
}

function savedPercent(member: FamilyMember, dearest: number | null): number {
  const rate = memberRate(member);
  if (!rate || !dearest) return 0;
  return Math.floor((1 - rate.rupees / dearest) * 100 + 1e-9);
}

function toChoice({ label, member, lacks }: Target, dearest: number | null): SizeChoice {
  const { product_id: productId, name, product_price: price, net_quantity: netQuantity } = member;
  const stock = member.available_stock_quantity;
  const saved = savedPercent(member, dearest);
  const note = lacks
    ? `Not in ${lacks}`
    : stock === 0
      ? 'Out of stock'
      : saved > 0
        ? `${saved}% less`
        : '';
  return {
    label,
    href: routes.product({ id: productId, name }),
    price: formatRupees(price),
    unitPrice: formatUnitPrice(price, netQuantity, member.unit) ?? '',
    note,
    state: lacks ? 'missing' : stock === 0 ? 'sold-out' : undefined,
    size: {
      productId,
      name,
      sku: member.sku,
      image: member.image1,
      price,
      mrp: member.base_price,
      netQuantity,
      unit: member.unit,
      stock,
    },
  };
}
