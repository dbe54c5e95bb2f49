import { createHash } from 'node:crypto';
import { firstScript } from '../platform/first-script.ts';

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const dataBlock = /\btype="application\/(?:ld\+)?json"/i;
const withSource = /\bsrc=/i;

/* Inline scripts of Next: a call of push with only JSON as argument. */
const pushes = [
  '(self.__next_f=self.__next_f||[]).push(',
  'self.__next_f.push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
];

/*
 * A deferred script (hold-scripts.ts) has neither `src` nor text yet. Browsers ignore it, but checkers
 * of the policy read it as an empty inline script.
 */
const deferredScript = '';

/** Returns the CSP source expression of a script. */
export function hashScript(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * Returns the hashes of the inline scripts of a page, without duplicates. Includes only scripts
 * that Next or this shop write: hashing every script in the HTML would also allow injected ones.
 */
export const ownScriptHashes = (html: string): string[] => [
  ...new Set([...inlineScripts(html).filter(isOwnScript), deferredScript].map(hashScript)),
];

/**
 * Returns whether a page has inline scripts that its policy will refuse. React writes some where a
 * part of a page was late, as in a process that has just loaded its code.
 */
export const hasRefusedScripts = (html: string): boolean =>
  inlineScripts(html).some((script) => !isOwnScript(script));

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(inlineScript)].flatMap(([, attributes = '', script = '']) =>
    withSource.test(attributes) || dataBlock.test(attributes) ? [] : [script],
  );

function isOwnScript(script: string): boolean {
  if (script === firstScript) return true;
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
