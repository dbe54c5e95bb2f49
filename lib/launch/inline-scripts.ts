import { createHash } from 'node:crypto';
import { mobileAppScript } from '../platform/mobile-app-script.ts';

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const dataBlock = /\btype="application\/(?:ld\+)?json"/i;
const withSource = /\bsrc=/i;

/* What Next writes into a page: a call of push with nothing but JSON. */
const pushes = [
  '(self.__next_f=self.__next_f||[]).push(',
  'self.__next_f.push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
];

/** The source expression of a script in a Content-Security-Policy. */
export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * Hashes of the inline scripts of a page, each once. Only scripts that Next or this shop write are
 * counted: a hash for whatever stands in the HTML would also allow what somebody smuggled into it.
 */
export function ownScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of html.matchAll(inlineScript)) {
    if (withSource.test(attributes) || dataBlock.test(attributes)) continue;
    if (isOwnScript(script)) hashes.add(hashOf(script));
  }
  return [...hashes];
}

function isOwnScript(script: string): boolean {
  if (script === mobileAppScript) return true;
  const start = pushes.find((push) => script.startsWith(push));
  const end = /\);?$/.exec(script);
  return start !== undefined && end !== null && isJson(script.slice(start.length, end.index));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
