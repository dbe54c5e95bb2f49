import { pathOf } from '../contract/endpoint';
import { companyId, headerNames } from '../contract/envelope';
import { storefrontEnv } from '../env';
import { ApiError } from './api-error';
import { extensions } from './extensions';
import { isObject } from './fit-answer';
import { tellsMissingCall } from './missing-calls';
import { searchOf } from './server';

/** `unknown`: the store API did not answer. */
type Offered = boolean | 'unknown';

export interface ExtensionState {
  name: string;
  is_offered: Offered;
  /** What takes its place where it is missing. */
  stand_in: string;
}

const limitMs = 3_000;
/** Milliseconds for which the answers are kept, because anybody may ask. */
const keptMs = 60_000;
let kept: { at: number; states: Promise<ExtensionState[]> } | undefined;

async function isOffered({ calls: [call], probe }: (typeof extensions)[number]): Promise<Offered> {
  if (!call || !probe) return 'unknown';
  const url = `${storefrontEnv().storeApiUrl}${pathOf(call, probe.params)}${searchOf(probe.query)}`;
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
  const tried = extensions.filter(({ probe }) => probe);
  const offered = await Promise.all(tried.map(isOffered));
  // A 404 in the envelope may mean a missing record or a missing call, as in `readExtension`.
  const lacksProfile = offered[0] === false;
  return tried.map(({ name, standIn, probe }, position) => ({
    name,
    is_offered: !(lacksProfile && probe?.params) && (offered[position] ?? 'unknown'),
    stand_in: standIn,
  }));
}

/** Returns which extensions the store API has, as far as they can be tried without a login. */
export function probeExtensions(now = Date.now()): Promise<ExtensionState[]> {
  if (!kept || now - kept.at > keptMs) kept = { at: now, states: readStates() };
  return kept.states;
}
