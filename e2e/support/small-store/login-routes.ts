import { randomInt } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { newVisitor, requireCustomer, basketOf, newToken } from './caller.ts';
import { requireCaptcha } from './captcha.ts';
import { createFieldReader, readBody } from './read-body.ts';
import { Refusal, refused } from './refusal.ts';
import type { State, Customer } from './state.ts';
import { cartTotals, findMaxUnits } from './totals.ts';

const SECOND = 1_000;
const mobilePattern = /^\+91[6-9]\d{9}$/;
const passwordPattern = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$_.~-]).{8,}$/;
const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const mobileRule = { message: 'Mobile number must be 10 digits', pattern: mobilePattern };

export function loginRoutes(app: Hono, state: State): void {
  app.get('/user/visitor', (c) => c.json({ status: true, visitor_id: newVisitor(state) }));

  app.post('/user/send-otp', async (c) => {
    const fields = createFieldReader(await readBody(c));
    const mobile = fields.text('mobile_no', mobileRule);
    fields.check();
    if (!state.customers.some((one) => one.mobile === mobile)) {
      throw new Refusal(404, 'No account found with this mobile number.');
    }
    sendOtp(state, c, mobile);
    return c.json({ status: true, message: 'OTP sent successfully' });
  });

  app.post('/user/verify-otp', async (c) => {
    const fields = createFieldReader(await readBody(c));
    const mobile = fields.text('mobile_no', mobileRule);
    const code = fields.text('otp', { message: 'OTP must be 6 digits', pattern: /^\d{6}$/ });
    fields.check();
    const otp = state.otps.get(mobile);
    const isOver = !otp || Date.now() - (otp.sentAt.at(-1) ?? 0) > 300 * SECOND;
    if (isOver || otp.code === '' || otp.wrongTries >= 5) throw refused('OTP expired');
    if (otp.code !== code) {
      otp.wrongTries += 1;
      throw refused('Invalid OTP');
    }
    otp.code = '';
    const customer = state.customers.find((one) => one.mobile === mobile);
    if (!customer) throw refused('OTP expired');
    return logIn(state, c, customer);
  });

  app.post('/user/signin', async (c) => {
    const fields = createFieldReader(await readBody(c));
    const email = fields.text('email', { message: 'Email is required' }).toLowerCase();
    const password = fields.text('password', { message: 'Password is required' });
    fields.check();
    const customer = state.customers.find((one) => one.email === email);
    if (customer?.password !== password) throw refused('Invalid email or password');
    return logIn(state, c, customer);
  });

  app.post('/user/signup', async (c) => {
    const body = await readBody(c);
    const fields = createFieldReader(body);
    const made = {
      firstName: fields.text('first_name', { message: 'First name is required', maxLength: 50 }),
      lastName: fields.text('last_name', { message: 'Last name is required', maxLength: 50 }),
      email: fields
        .text('email', { message: 'Invalid email format', pattern: emailPattern })
        .toLowerCase(),
      mobile: fields.text('mobile_no', mobileRule),
      password: fields.text('password', {
        message: 'Password must be 8+ chars, 1 uppercase, 1 lowercase, 1 number & 1 symbol',
        pattern: passwordPattern,
      }),
    };
    if (body['confirm_password'] !== body['password']) {
      fields.fail('confirm_password', 'Passwords do not match');
    }
    fields.check();
    requireCaptcha(state, body['recaptcha']);
    for (const [field, name] of [
      ['email', 'email'],
      ['mobile', 'mobile_no'],
    ] as const) {
      if (!state.customers.some((one) => one[field] === made[field])) continue;
      const message = `There is already an account with this ${name}`;
      throw new Refusal(409, message, { errors: { [name]: [message] } });
    }
    const more = { id: state.nextId(), company: '', isMember: false, addresses: [] };
    state.customers.push({ ...made, ...more });
    return c.json({ status: true, message: 'Your account has been created!' }, 201);
  });

  app.post('/user/logout', (c) => {
    requireCustomer(state, c);
    state.tokens.delete((c.req.header('authorization') ?? '').slice('token '.length));
    return c.json({ status: true, message: 'Logged out successfully!' });
  });
}

function sendOtp(state: State, c: Context, mobile: string): void {
  const now = Date.now();
  const recent = (state.otps.get(mobile)?.sentAt ?? []).filter((at) => now - at < 3_600 * SECOND);
  const waitMs = Math.max(
    (recent.at(-1) ?? 0) + 30 * SECOND - now,
    recent.length >= 5 ? (recent[0] ?? 0) + 3_600 * SECOND - now : 0,
  );
  if (waitMs > 0) {
    c.header('Retry-After', String(Math.ceil(waitMs / SECOND)));
    throw new Refusal(429, 'Please wait before you ask for another OTP');
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  state.otps.set(mobile, { code, sentAt: [...recent, now], wrongTries: 0 });
  state.messages.unshift({
    id: state.nextId(),
    channel: 'sms',
    to: mobile,
    subject: null,
    text: `${code} is your OTP`,
    data: { otp: code },
    created_at: new Date(now).toISOString(),
  });
}

/** Moves the visitor's cart and wishlist to the customer and opens a session. */
function logIn(state: State, c: Context, customer: Customer): Response {
  const own = basketOf(state, `customer:${customer.id}`);
  const visitorKey = `visitor:${c.req.header('visitor-id')}`;
  for (const line of state.baskets.get(visitorKey)?.lines ?? []) {
    const product = state.products.find(({ id }) => id === line.productId);
    const same = own.lines.find(({ productId }) => productId === line.productId);
    if (same && product)
      same.quantity = Math.min(same.quantity + line.quantity, findMaxUnits(product));
    if (!same) own.lines.push(line);
  }
  const wished = new Set(own.wishes.map(({ productId }) => productId));
  const wishes = state.baskets.get(visitorKey)?.wishes ?? [];
  own.wishes.push(...wishes.filter(({ productId }) => !wished.has(productId)));
  state.baskets.delete(visitorKey);
  const totals = cartTotals(state, own);
  return c.json({
    status: true,
    data: {
      token: newToken(state, customer),
      id: customer.id,
      first_name: customer.firstName,
      last_name: customer.lastName,
      email: customer.email,
      phone_no: customer.mobile,
      cart_counter: totals.cart_counter,
      cart_totals: { final_total: totals.final_total },
      wishlist_counter: own.wishes.length,
      is_sose_elite_user: customer.isMember,
      is_staff: false,
      is_superuser: false,
    },
    allow_company_list: [33],
  });
}
