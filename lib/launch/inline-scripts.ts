import { createHash } from 'node:crypto';
import { mobileAppScript } from '../platform/mobile-app-script.ts';

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const dataBlock = /\btype="application\/(?:ld\+)?json"/i;
const withSource = /\bsrc=/i;

/* Inline scripts of Next: a call of push with only JSON as argument. */
const pushes = [
  '(self.__next_f=self.__next_f||[]).push(',
  'self.__next_f.push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
];

/** Returns the CSP source expression of a script. */
export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * Returns the hashes of the inline scripts of a page, without duplicates. Includes only scripts
 * that Next or this shop write: hashing every script in the HTML would also allow injected ones.
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
