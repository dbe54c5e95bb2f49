import type { Context, Hono } from 'hono';
import { notFound } from './refusal.ts';

export const countries = [
  { id: 1, country_name: 'India', calling_code: '+91' },
  { id: 2, country_name: 'Nepal', calling_code: '+977' },
];
export const states = [
  { id: 1, name: 'Gujarat', countryId: 1 },
  { id: 2, name: 'Maharashtra', countryId: 1 },
  { id: 3, name: 'Bagmati', countryId: 2 },
];
export const cities = [
  { id: 1, name: 'Ahmedabad', stateId: 1 },
  { id: 2, name: 'Surat', stateId: 1 },
  { id: 3, name: 'Mumbai', stateId: 2 },
  { id: 4, name: 'Kathmandu', stateId: 3 },
];

const matchesSearch = (c: Context, name: string) =>
  name.toLowerCase().includes((c.req.query('filter_search') ?? '').trim().toLowerCase());

export function locationRoutes(app: Hono): void {
  app.get('/countries', (c) =>
    c.json({
      status: true,
      data: countries.filter(({ country_name: name }) => matchesSearch(c, name)),
    }),
  );
  app.get('/states/:id', (c) => {
    const id = Number(c.req.param('id'));
    if (!countries.some((country) => country.id === id)) throw notFound('Country');
    const data = states.filter(({ countryId, name }) => countryId === id && matchesSearch(c, name));
    return c.json({ status: true, data: data.map(({ id, name }) => ({ id, name })) });
  });
  app.get('/cities/:id', (c) => {
    const id = Number(c.req.param('id'));
    if (!states.some((one) => one.id === id)) throw notFound('State');
    const data = cities.filter(({ stateId, name }) => stateId === id && matchesSearch(c, name));
    return c.json({ status: true, data: data.map(({ id, name }) => ({ id, name })) });
  });
}
