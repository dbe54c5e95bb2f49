const read = ['GET', 'HEAD'];
const readAndPost = [...read, 'POST'];

/** By where a path begins, the first that fits. Pages take no forms: what they send goes below /api. */
const methods: [RegExp, readonly string[]][] = [
  [/^\/api\/store\//, [...readAndPost, 'PATCH', 'DELETE', 'OPTIONS']],
  [/^\/api\/(?:revalidate|csp-reports)$/, ['POST']],
  [/^\/api\/auth\/callback(?:\/|$)/, ['POST']],
  [/^\/api\/(?:auth|payments|unsubscribe)\//, readAndPost],
  [/^\/sandbox\/pay\//, readAndPost],
];

/** The methods that can mean anything at a path. */
export function allowedMethods(path: string): readonly string[] {
  return methods.find(([pattern]) => pattern.test(path))?.[1] ?? read;
}
