import { randomBytes } from 'node:crypto';
import { demoCustomers } from './demo-customers.ts';
import { demoProducts } from './demo-products.ts';
import type { State } from './state.ts';

/** A store with its demo data and nothing else. */
export function newState(): State {
  let last = 1_000;
  const nextId = () => (last += 1);
  return {
    customers: demoCustomers(nextId),
    products: demoProducts(),
    reviews: [],
    orders: [],
    baskets: new Map(),
    visitors: new Set(),
    tokens: new Map(),
    otps: new Map(),
    messages: [],
    firstAnswers: new Map(),
    appointments: new Set(),
    usedCaptchas: new Set(),
    captchaSecret: randomBytes(32),
    nextId,
  };
}
