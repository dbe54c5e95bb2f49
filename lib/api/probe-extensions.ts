import { listFreeSlots } from '../contract/appointment-slot';
import { getBrand } from '../contract/brand';
import { getCaptchaKey, getCaptchaQuestion } from '../contract/captcha';
import { listConcerns } from '../contract/concern';
import { buildPath, type Endpoint } from '../contract/endpoint';
import { companyId, headerNames } from '../contract/envelope';
import { getEvent } from '../contract/event';
import { listFaqs } from '../contract/faq';
import { listGrowers } from '../contract/grower';
import { getMembershipPlan } from '../contract/membership';
import { getPayment } from '../contract/payment';
import { findPinCode } from '../contract/place';
import { listProductQuestions } from '../contract/product-question';
import { suggest } from '../contract/search';
import { findRedirect, listFeedProducts, listSitemaps } from '../contract/seo';
import { getShopProfile } from '../contract/shop-profile';
import { getTextPage } from '../contract/text-page';
import { storefrontEnv } from '../env';
import { ApiError } from './api-error';
import { isObject } from './is-object';
import { tellsMissingCall } from './missing-calls';
import { toQueryString } from './server';

/** `unknown`: the store API did not answer. */
type Offered = boolean | 'unknown';

export interface ExtensionState {
  name: string;
  is_offered: Offered;
  /** Fallback if it is missing. */
  stand_in: string;
}

interface Trial {
  /** Name of the call's extension in `/health`. */
  name: string;
  call: Endpoint;
  /** Values that work without a login. */
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
}

/* The profile first, see `readStates`. */
const trials: readonly Trial[] = [
  { name: 'shop profile', call: getShopProfile },
  { name: 'text pages', call: getTextPage, params: { slug: 'about-us' } },
  { name: 'questions and answers', call: listFaqs },
  { name: 'redirects', call: findRedirect, query: { path: '/' } },
  { name: 'sitemap', call: listSitemaps },
  { name: 'product feed', call: listFeedProducts },
  { name: 'brand pages', call: getBrand, params: { id: 1 } },
  { name: 'event pages', call: getEvent, params: { id: 1 } },
  { name: 'concerns', call: listConcerns },
  { name: 'growers', call: listGrowers },
  { name: 'free appointments', call: listFreeSlots },
  { name: 'membership plan', call: getMembershipPlan },
  { name: 'PIN codes', call: findPinCode, params: { pinCode: '380001' } },
  { name: 'state of a payment', call: getPayment, params: { txnId: 'none' } },
  { name: 'questions about products', call: listProductQuestions, params: { productId: 1 } },
  { name: 'search suggestions', call: suggest, query: { text: 'a' } },
  { name: 'captcha key', call: getCaptchaKey },
  { name: 'captcha question', call: getCaptchaQuestion, query: { action: 'inquiry' } },
];

const limitMs = 3_000;
/** Milliseconds; cached, because the page is public. */
const cacheMs = 60_000;
let cached: { at: number; states: Promise<ExtensionState[]> } | undefined;

async function isOffered({ call, params, query }: Trial): Promise<Offered> {
  const url = `${storefrontEnv().storeApiUrl}${buildPath(call, params)}${toQueryString(query)}`;
  try {
    const answer = await fetch(url, {
      headers: { [headerNames.company]: String(companyId) },
      cache: 'no-store',
      signal: AbortSignal.timeout(limitMs),
    });
    const body: unknown = await answer.json().catch(() => ({}));
    return !tellsMissingCall(call, new ApiError(answer.status, isObject(body) ? body : {}));
  } catch {
    return 'unknown';
  }
}

async function readStates(): Promise<ExtensionState[]> {
  const offered = await Promise.all(trials.map(isOffered));
  // A 404 in the envelope may mean a missing record or a missing call, as in `readExtension`.
  const lacksProfile = offered[0] === false;
  return trials.map(({ name, call, params }, position) => ({
    name,
    is_offered: !(lacksProfile && params) && (offered[position] ?? 'unknown'),
    stand_in: call.standIn ?? '',
  }));
}

/** Returns which extensions the store API has, if they can be tried without a login. */
export function probeExtensions(): Promise<ExtensionState[]> {
  const now = Date.now();
  if (!cached || now - cached.at > cacheMs) cached = { at: now, states: readStates() };
  return cached.states;
}
