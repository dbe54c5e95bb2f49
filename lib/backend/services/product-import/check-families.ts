import { sql } from 'drizzle-orm';
import { maxFamilyMembers } from '../../../contract/family.ts';
import type { ImportFault } from '../../../contract/staff-import.ts';
import type { Queryable } from '../../db/client.ts';
import { splitOption, type Option } from './family-cells.ts';
import { skuKey } from './load-known.ts';
import type { PlannedLine } from './plan-line.ts';
import type { ProductDraft } from './product-draft.ts';

/** A family in the database. */
interface KnownFamily {
  id: number;
  name: string;
  axes: string[];
  members: { sku: string; options: string[] }[];
}

export const familyKey = (name: string): string => name.toLowerCase();

/** `Turmeric #12` names the family 12 where several have the name. */
const numbered = /^(.+) #(\d+)$/;

/**
 * Returns the families that these cells name, by `familyKey` of the cell. A name that several
 * families have is not among them: such a cell needs the number of the family.
 */
export async function loadFamilies(
  db: Queryable,
  cells: readonly string[],
): Promise<{ families: Map<string, KnownFamily>; ambiguous: Set<string> }> {
  const keys = [...new Set(cells.map(familyKey))].filter(Boolean);
  const names = keys.flatMap((key) => [key, numbered.exec(key)?.[1] ?? key]);
  const { rows } = await db.execute<Record<string, unknown> & KnownFamily>(sql`
    select f.id, f.name, f.axes, (
      select coalesce(json_agg(json_build_object('sku', p.sku, 'options', m.options)), '[]')
      from family_members m join products p on p.id = m.product_id where m.family_id = f.id
    ) as members
    from families f where lower(f.name) in (
      select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb)) order by f.id`);
  const byName = Map.groupBy(rows, ({ name }) => familyKey(name));
  const families = new Map<string, KnownFamily>();
  const ambiguous = new Set<string>();
  for (const key of keys) {
    const [, name = key, id] = numbered.exec(key) ?? [];
    const chosen = byName.get(name)?.find((one) => String(one.id) === id);
    const [only, ...others] = chosen ? [chosen] : (byName.get(key) ?? []);
    if (others.length > 0) ambiguous.add(key);
    else if (only) families.set(key, only);
  }
  return { families, ambiguous };
}

/** The name of a new family: without the number that it had in another database. */
export const newFamilyName = (cell: string): string => numbered.exec(cell)?.[1] ?? cell;

export const readOptions = ({ option1, option2 }: ProductDraft): Option[] =>
  [option1, option2].flatMap((cell) => splitOption(cell) ?? []);

/** Makes a line faulty. */
export function blame(line: PlannedLine, ...faults: ImportFault[]): void {
  line.outcome = 'faulty';
  line.changes = [];
  line.wanted = undefined;
  line.faults.push(...faults);
}

const optionTitles = ['Option 1', 'Option 2'];

interface Member {
  line: PlannedLine;
  wanted: ProductDraft;
  options: Option[];
}

/**
 * Checks the families of a list: options with a name each, the same names in a family, no two
 * products with the same values, at most as many as a family can have. Lines against it become
 * faulty; the note names families of one.
 */
export async function checkFamilies(
  db: Queryable,
  lines: readonly PlannedLine[],
): Promise<{ note: string }> {
  const groups = new Map<string, Member[]>();
  for (const line of lines) {
    const { wanted } = line;
    if (!wanted) continue;
    const options = readOptions(wanted);
    const fault = findIncomplete(wanted, options);
    if (fault) blame(line, fault);
    else if (wanted.family !== '') {
      const key = familyKey(wanted.family);
      groups.set(key, [...(groups.get(key) ?? []), { line, wanted, options }]);
    }
  }
  const changed = [...groups].filter(([, members]) =>
    members.some(({ line, wanted }) => isChanged(line, wanted)),
  );
  if (changed.length === 0) return { note: '' };
  const { families, ambiguous } = await loadFamilies(
    db,
    changed.map(([key]) => key),
  );
  const inList = new Set(lines.flatMap(({ sku, wanted }) => (wanted ? [skuKey(sku)] : [])));
  const single: string[] = [];
  for (const [key, members] of changed) {
    const family = families.get(key);
    const size = ambiguous.has(key)
      ? refuseAmbiguous(members)
      : checkMembers(members, family, inList);
    const [first] = members;
    if (size === 1 && first) single.push(newFamilyName(first.wanted.family));
  }
  return { note: sayFamiliesOfOne(single) };
}

const isChanged = ({ known }: PlannedLine, wanted: ProductDraft) =>
  (['family', 'option1', 'option2'] as const).some((key) => (known?.[key] ?? '') !== wanted[key]);

function findIncomplete(
  { family, option1, option2 }: ProductDraft,
  options: readonly Option[],
): ImportFault | undefined {
  if (family === '' && options.length > 0) {
    return { column: 'Family', value: '', message: 'Enter a family for this option' };
  }
  if (family === '') return undefined;
  if (option1 === '') {
    const message = 'Enter the option, such as “Size: 250 g”';
    return { column: 'Option 1', value: option2, message };
  }
  const [first, second] = options;
  return first?.axis.toLowerCase() === second?.axis.toLowerCase()
    ? { column: 'Option 2', value: option2, message: 'Both options have the same name' }
    : undefined;
}

function refuseAmbiguous(members: readonly Member[]): number {
  for (const { line, wanted } of members) {
    const { family } = wanted;
    const message = `Several families are called “${family}”. Add its number, as in an export, such as “${family} #12”.`;
    blame(line, { column: 'Family', value: family, message });
  }
  return 0;
}

/** Returns the number of products that the family will have. */
function checkMembers(
  members: readonly Member[],
  family: KnownFamily | undefined,
  inList: ReadonlySet<string>,
): number {
  const [first] = members;
  const axes = family?.axes ?? first?.options.map(({ axis }) => axis) ?? [];
  const taken = new Map<string, string>();
  for (const { sku, options } of family?.members ?? []) {
    if (!inList.has(skuKey(sku))) taken.set(toKey(options), sku);
  }
  for (const { line, wanted, options } of members) {
    const values = options.map(({ value }) => value);
    const wrongAxis = axes.findIndex(
      (axis, at) => axis.toLowerCase() !== options[at]?.axis.toLowerCase(),
    );
    const at = wrongAxis === -1 && options.length > axes.length ? axes.length : wrongAxis;
    const other = taken.get(toKey(values));
    if (at !== -1) {
      const message = `The family “${wanted.family}” has the ${axes.length === 1 ? 'option' : 'options'} ${axes.join(' and ')}`;
      const value = at === 0 ? wanted.option1 : wanted.option2;
      blame(line, { column: optionTitles[at] ?? 'Option 1', value, message });
    } else if (other !== undefined) {
      const message = `“${values.join(', ')}” is already ${other} in the family “${wanted.family}”`;
      blame(line, { column: 'Option 1', value: wanted.option1, message });
    } else if (taken.size >= maxFamilyMembers) {
      const message = `A family can have at most ${maxFamilyMembers} sizes`;
      blame(line, { column: 'Family', value: wanted.family, message });
    } else {
      taken.set(toKey(values), line.sku);
    }
  }
  return taken.size;
}

const toKey = (values: readonly string[]) =>
  JSON.stringify(values.map((value) => value.toLowerCase()));

function sayFamiliesOfOne([first, ...others]: readonly string[]): string {
  if (first === undefined) return '';
  const more = others.length > 0 ? ` and ${others.length} more families have` : ' has';
  return `The family “${first}”${more} only one size. Add the other sizes, or shoppers see a single product.`;
}
