import type { Context, Hono } from 'hono';
import { requireCustomer } from './caller.ts';
import { cities, countries, states } from './locations.ts';
import { createFieldReader, readBody, readInteger, type Body } from './read-body.ts';
import { notFound } from './refusal.ts';
import type { Address, Customer, State } from './state.ts';

const addressTags = ['No tag', 'Home', 'Office', 'Other'];
const mobileRule = { message: 'Mobile number must be 10 digits', pattern: /^\+91[6-9]\d{9}$/ };
const toNamedLocation = (list: { id: number; name: string }[], wanted: number) => {
  const found = list.find(({ id }) => id === wanted);
  return { id: wanted, name: found?.name ?? '' };
};
const countryNames = countries.map(({ id, country_name }) => ({ id, name: country_name }));

function toAddress({ countryId, stateId, cityId, ...address }: Address) {
  return {
    ...address,
    mobile_without_ext: address.mobile.slice(3),
    another_mobile_without_ext: address.another_mobile?.slice(3) ?? null,
    country_obj: toNamedLocation(countryNames, countryId),
    state_obj: toNamedLocation(states, stateId),
    city_obj: toNamedLocation(cities, cityId),
  };
}

export const serializeAddresses = ({ addresses }: Customer) =>
  [...addresses].sort((a, b) => Number(b.is_default) - Number(a.is_default)).map(toAddress);

export function addressRoutes(app: Hono, state: State): void {
  app.get('/user/address', (c) =>
    c.json({ status: true, data: serializeAddresses(requireCustomer(state, c)) }),
  );
  app.post('/user/address', async (c) => {
    const customer = requireCustomer(state, c);
    const input = readAddress(await readBody(c));
    const address = { ...input, id: state.nextId(), is_default: false };
    customer.addresses.push(address);
    if (input.is_default || customer.addresses.length === 1) makeDefault(customer, address);
    return c.json({ status: true, message: 'Address added!', data: toAddress(address) }, 201);
  });
  app.patch('/user/address', async (c) => {
    const customer = requireCustomer(state, c);
    const address = findAddress(customer, readInteger(c, 'contact_id'));
    await change(c, address);
    makeDefault(customer, address);
    return c.json({ status: true, message: 'Address updated!', data: toAddress(address) });
  });
  app.patch('/user/address/:id', async (c) => {
    const customer = requireCustomer(state, c);
    const address = findAddress(customer, Number(c.req.param('id')));
    await change(c, address);
    if (address.is_default) makeDefault(customer, address);
    return c.json({ status: true, message: 'Address updated!', data: toAddress(address) });
  });
  app.delete('/user/address/:id', (c) => {
    const customer = requireCustomer(state, c);
    const address = findAddress(customer, Number(c.req.param('id')));
    customer.addresses = customer.addresses.filter((one) => one !== address);
    const [first] = customer.addresses;
    if (address.is_default && first) makeDefault(customer, first);
    return c.json({ status: true, message: 'Address deleted!' });
  });
}

export function findAddress(customer: Customer, id: number): Address {
  const address = customer.addresses.find((one) => one.id === id);
  if (!address) throw notFound('Address');
  return address;
}

function makeDefault(customer: Customer, wanted: Address): void {
  for (const address of customer.addresses) address.is_default = address === wanted;
}

async function change(c: Context, address: Address): Promise<void> {
  const { countryId, stateId, cityId, ...texts } = address;
  const now: Body = { ...texts, country: countryId, state: stateId, city: cityId };
  Object.assign(address, readAddress({ ...now, ...(await readBody(c)) }));
}

function readAddress(body: Body): Omit<Address, 'id'> {
  const fields = createFieldReader(body);
  const text = (name: string, isOptional = false) =>
    fields.text(name, { message: `${name} is required`, isOptional });
  const address = {
    full_name: text('full_name'),
    mobile: fields.text('mobile', mobileRule),
    another_mobile: fields.text('another_mobile', { ...mobileRule, isOptional: true }) || null,
    address_line_1: text('address_line_1'),
    address_line_2: text('address_line_2'),
    landmark: text('landmark', true) || null,
    countryId: fields.whole('country', { message: 'Country is required' }) ?? 0,
    stateId: fields.whole('state', { message: 'State is required' }) ?? 0,
    cityId: fields.whole('city', { message: 'City is required' }) ?? 0,
    postal_code: fields.text('postal_code', {
      message: 'PIN code must be 6 digits',
      pattern: /^[1-9]\d{5}$/,
    }),
    is_default: fields.flag('is_default'),
    address_tags: text('address_tags', true) || 'No tag',
  };
  if (!countries.some(({ id }) => id === address.countryId)) fields.fail('country', 'Unknown');
  const itsState = states.find(({ id }) => id === address.stateId);
  if (itsState?.countryId !== address.countryId) fields.fail('state', 'Not of this country');
  const itsCity = cities.find(({ id }) => id === address.cityId);
  if (itsCity?.stateId !== address.stateId) fields.fail('city', 'Not of this state');
  if (!addressTags.includes(address.address_tags)) fields.fail('address_tags', 'Unknown tag');
  fields.check();
  return address;
}
