import type { Hono } from 'hono';
import { serializeAddresses } from './address-routes.ts';
import { requireCustomer } from './caller.ts';
import { createFieldReader, readBody } from './read-body.ts';
import { Refusal } from './refusal.ts';
import type { Customer, State } from './state.ts';

const toProfile = (customer: Customer) => ({
  first_name: customer.firstName,
  last_name: customer.lastName,
  company: customer.company,
  email: customer.email,
  mobile_no: customer.mobile,
  profile_pic: null,
  is_subscribed: false,
  addresses: serializeAddresses(customer),
});

export function profileRoutes(app: Hono, state: State): void {
  app.get('/user/profile', (c) =>
    c.json({ status: true, data: toProfile(requireCustomer(state, c)) }),
  );
  app.patch('/user/profile', async (c) => {
    const customer = requireCustomer(state, c);
    const fields = createFieldReader({ ...toProfileFields(customer), ...(await readBody(c)) });
    const change = {
      firstName: fields.text('first_name', { message: 'First name is required', maxLength: 50 }),
      lastName: fields.text('last_name', { message: 'Last name is required', maxLength: 50 }),
      company: fields.text('company', { message: 'Please use fewer words', isOptional: true }),
      mobile: fields.text('mobile_no', {
        message: 'Please enter valid mobile number',
        pattern: /^\+91[6-9]\d{9}$/,
      }),
    };
    fields.check();
    if (state.customers.some((one) => one !== customer && one.mobile === change.mobile)) {
      const message = 'Another account has this mobile number';
      throw new Refusal(409, message, { errors: { mobile_no: [message] } });
    }
    Object.assign(customer, change);
    const message = 'Profile updated successfully!';
    return c.json({ status: true, message, data: toProfile(customer) });
  });
  app.get('/user/elite_check', (c) => {
    const { isMember } = requireCustomer(state, c);
    const endDate = isMember ? new Date(Date.now() + 20 * 86_400_000).toISOString() : null;
    return c.json({ status: true, is_sose_elite_user: isMember, end_date: endDate });
  });
  app.get('/user/profile_elite_users', (c) => {
    requireCustomer(state, c);
    return c.json({ status: true, data: [] });
  });
}

const toProfileFields = (customer: Customer) => ({
  first_name: customer.firstName,
  last_name: customer.lastName,
  company: customer.company,
  mobile_no: customer.mobile,
});
