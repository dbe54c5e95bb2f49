import type { IncomingMessage } from 'node:http';
import { findPage } from '../contract/find-page.ts';
import { findForm, type Form, page, withoutRouterParameter } from './forms.ts';
import { findListView } from './list-view.ts';
import { longestKey } from './store.ts';

/** The same answer for everybody. */
export interface SharedMeaning {
  kind: 'shared';
  key: string;
  /** What Next is asked for. */
  address: string;
  form: Form;
  /** False for what anybody can invent, such as two filters. */
  isCountable: boolean;
}

/**
 * `own`: a page of one reader, which takes the same steps and is kept for nobody. `passed`: calls,
 * files, and data of the router for pages of one reader.
 */
export type Meaning = SharedMeaning | { kind: 'own' } | { kind: 'passed' };

const own = { kind: 'own' } as const;
const passed = { kind: 'passed' } as const;
const about = /^\/store-unavailable\?about=products$/;

/** Returns what a request asks for, by its address and its form alone. */
export function findMeaning({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Meaning {
  if (method !== 'GET' && method !== 'HEAD') return passed;
  const form = findForm(headers);
  if (!form) return passed;
  const asked = withoutRouterParameter(url);
  const canonical = canonicalAddress(asked);
  if (!canonical) return form === page && findPage(asked)?.kind === 'page' ? own : passed;
  // The router compares the address of its answer with the one that it has asked for.
  const address = form === page ? canonical.address : asked;
  const key = `${form.name} ${address}`;
  if (key.length > longestKey) return form === page ? own : passed;
  const isCountable =
    canonical.isCountable && address === canonical.address && form.isInvented !== true;
  return { kind: 'shared', key, address, form, isCountable };
}

interface Canonical {
  address: string;
  isCountable: boolean;
}

function canonicalAddress(asked: string): Canonical | undefined {
  const row = findPage(asked);
  if (row?.status) {
    return { address: about.test(asked) ? asked : toPath(asked), isCountable: true };
  }
  if (row?.isCached !== true) return findListView(asked);
  const address = toPath(asked);
  return { address, isCountable: isSpelledOnce(address) };
}

const toPath = (address: string): string => address.split('?', 1)[0] ?? '';

/* `%6eeem` and `neem` are the same address; only one spelling is kept at once. */
function isSpelledOnce(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path);
    return path === decoded || path === encodeURI(decoded);
  } catch {
    return false;
  }
}
