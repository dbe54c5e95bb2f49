import { sql } from 'drizzle-orm';
import { ValidationError } from 'yup';
import { companyId } from '../../../contract/envelope.ts';
import { maxFamilyMembers } from '../../../contract/family.ts';
import {
  comparePackSizes,
  cutPackSize,
  unitSpellings,
  writePackSize,
  type PackSize,
} from '../../../contract/pack-size.ts';
import {
  familyInput,
  maxProposals,
  type acceptProposals as acceptCall,
  type ProposedFamily,
} from '../../../contract/staff-family.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { invalid, StoreError } from '../../errors.ts';
import { saveFamily } from './save-family.ts';

/** Groups that are looked at: some have the same size twice and give no family. */
const maxGroups = maxProposals * 4;
/** Products that are looked at, the newest first. */
const maxCandidates = 100_000;

interface Candidate {
  id: number;
  name: string;
  sku: string;
  image: string | null;
  quantity: number;
  unit: string;
}

/* The same signs as `cutPackSize` takes out of a name. */
const spellings = Object.values(unitSpellings).join(' ').split(' ').join('|');
const sizeInName = `[\\s,(–-]*\\m\\d+(?:\\.\\d+)?\\s*(?:${spellings})\\M\\.?\\)?\\s*`;

/**
 * Finds products of a brand that could be a family: their names are the same but for the size, or
 * are the same while their net quantities differ. Leaves out members of families and combos; of
 * more than 100,000 products, the oldest.
 */
export async function proposeFamilies({
  db,
}: ServiceContext): Promise<{ data: ProposedFamily[]; more: boolean }> {
  const { rows } = await db.execute<{ brand: string; members: Candidate[] }>(sql`
    with candidates as materialized (
      select p.id, p.brand_id, lower(p.name) collate "C" as name, p.net_quantity, p.unit
      from products p
      where ${companyId} = any(p.websites)
        and not exists (select from family_members m where m.product_id = p.id)
        and not exists (select from combos k where k.product_id = p.id)
      order by p.id desc limit ${maxCandidates}
    ), keyed as (
      select *, btrim(regexp_replace(name, ${sizeInName}, ' ', 'g')) as key from candidates
    ), groups as (
      select brand_id, key, array_agg(id) as ids from keyed
      where key <> ''
      group by brand_id, key
      having count(*) between 2 and ${maxFamilyMembers} and (min(name) <> max(name)
        or min(net_quantity) <> max(net_quantity) or min(unit) <> max(unit))
      order by key, brand_id limit ${maxGroups}
    )
    select b.name as brand, members.list as members
    from groups g join brands b on b.id = g.brand_id cross join lateral (
      select json_agg(json_build_object('id', p.id, 'name', p.name, 'sku', p.sku,
        'image', p.home_image, 'quantity', p.net_quantity::float8, 'unit', p.unit) order by p.id)
        as list
      from products p where p.id = any(g.ids)) members
    order by g.key, g.brand_id`);
  const proposals = rows.flatMap(({ brand, members }) => toProposal(brand, members) ?? []);
  return { data: proposals.slice(0, maxProposals), more: proposals.length > maxProposals };
}

function toProposal(brand: string, candidates: readonly Candidate[]): ProposedFamily | undefined {
  const bySize = new Map<string, Candidate & { size: PackSize }>();
  for (const one of candidates) {
    const size = cutPackSize(one.name)?.size ?? { quantity: one.quantity, unit: one.unit };
    const option = writePackSize(size);
    if (!bySize.has(option)) bySize.set(option, { ...one, size });
  }
  const members = [...bySize].sort(([, one], [, other]) => comparePackSizes(one.size, other.size));
  const [first] = members;
  if (!first || members.length < 2) return undefined;
  const { name } = first[1];
  return {
    name: cutPackSize(name)?.rest || name,
    brand_name: brand,
    axes: ['Size'],
    members: members.map(([option, one]) => ({
      product_id: one.id,
      name: one.name,
      sku: one.sku,
      image1: one.image,
      options: [option],
    })),
  };
}

/**
 * Makes families of existing products in one transaction. Throws 400 with paths such as
 * `families[2].members[1]` for equal options and for products that belong to a family already.
 */
export async function acceptProposals(
  context: ServiceContext,
  caller: CustomerCaller,
  proposals: BodyOf<typeof acceptCall>['families'],
): Promise<{ message: string }> {
  await withinTransaction(context, async (within) => {
    for (const [index, { name, axes, members }] of proposals.entries()) {
      try {
        const input = await familyInput.validate(
          { name, axes, rows: members },
          { abortEarly: false },
        );
        await saveFamily(within, caller, members[0]?.product_id ?? 0, input);
      } catch (error) {
        throw toFault(error, index);
      }
    }
  });
  const { length } = proposals;
  return { message: length === 1 ? 'One family created' : `${length} families created` };
}

function toFault(error: unknown, index: number): unknown {
  const at = (path: string) => `families[${index}].${path.replace(/^rows/, 'members')}`;
  if (error instanceof ValidationError) {
    const { path = '', errors } = error.inner[0] ?? error;
    return invalid({ [at(path)]: errors });
  }
  if (!(error instanceof StoreError) || error.status !== 400) return error;
  return invalid(
    Object.fromEntries(
      Object.entries(error.details.errors ?? {}).map(([path, messages]) => [at(path), messages]),
    ),
  );
}
