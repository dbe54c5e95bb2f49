import { checkAccount, checkProfile } from './checks/account.ts';
import { checkAddresses } from './checks/addresses.ts';
import { checkCart } from './checks/cart.ts';
import { checkCatalogue, checkReviews } from './checks/catalogue.ts';
import { checkContent } from './checks/content.ts';
import { checkGuards } from './checks/guards.ts';
import { checkLeads } from './checks/leads.ts';
import { checkOrders } from './checks/orders.ts';
import { checkPayments } from './checks/payments.ts';
import { checkSession } from './checks/session.ts';
import { checkStockRace } from './checks/stock-race.ts';
import { createClient, noAnswer, type Send } from './client.ts';
import type { Options } from './options.ts';
import { pickProducts } from './pick-products.ts';
import type { CallResult } from './report.ts';
import { newSuite, type Suite } from './suite.ts';
import { getHealth } from '../../contract/running.ts';
import { descriptionTitle } from './contract-calls.ts';

/**
 * Runs all checks and removes the test data; returns one result for each call of the contract.
 * Throws if there is no store API at the address.
 */
export async function runSuite(options: Options): Promise<CallResult[]> {
  const send = createClient(options.api);
  await requireAnswer(options, send);
  const suite = newSuite(send, options);
  try {
    await checkRunning(suite);
    const people = await checkSession(suite);
    await checkProfile(suite, people);
    await checkAccount(suite);
    const homes = await checkAddresses(suite, people);
    await checkCatalogue(suite);
    const { ordinary, scarce } = await pickProducts(suite);
    await checkCart(suite, people, ordinary);
    await checkOrders(suite, people, homes, ordinary);
    await checkStockRace(suite, people, homes, scarce);
    await checkPayments(suite, people, homes, ordinary);
    if (ordinary[0]) await checkReviews(suite, people, ordinary[0].id);
    await checkContent(suite);
    await checkLeads(suite, people);
    await checkGuards(suite);
  } finally {
    await suite.cleanUp();
  }
  return suite.report.results();
}

async function requireAnswer({ api }: Options, send: Send): Promise<void> {
  const { status, type, json, text } = await send({ method: 'GET', path: '/user/visitor/' });
  if (status === noAnswer) {
    throw new Error(`${api} does not answer: ${text}. Does the store API run there?`);
  }
  if (json) return;
  throw new Error(
    `${api} is no store API: GET /user/visitor/ answered ${status} ${type || 'without a type'} in the place of JSON.`,
  );
}

/** The calls that need no company id. */
async function checkRunning({ succeed, send, report }: Suite): Promise<void> {
  const headers = { 'company-id': '' };
  await succeed(getHealth, { headers });
  const { status, json } = await send({ method: 'GET', path: '/openapi.json', headers });
  if (status !== 200) return report.notOffered(descriptionTitle);
  const version = json?.['openapi'];
  const isKnown = typeof version === 'string' && version.startsWith('3.');
  report.check(descriptionTitle, 'openapi is 3.x', isKnown, version);
  const paths = Object.keys(json?.['paths'] ?? {}).length;
  report.check(descriptionTitle, 'paths', paths > 0, paths);
}
