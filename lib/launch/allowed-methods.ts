const read = ['GET', 'HEAD'];
const readAndPost = [...read, 'POST'];

/**
 * By path prefix, the first match counts. Pages accept no forms: browsers submit them below /api.
 */
const methods: [RegExp, readonly string[]][] = [
  [/^\/api\/store\//, [...readAndPost, 'PATCH', 'DELETE', 'OPTIONS']],
  [/^\/api\/(?:revalidate|csp-reports)$/, ['POST']],
  [/^\/api\/auth\/callback(?:\/|$)/, ['POST']],
  [/^\/api\/(?:auth|payments|unsubscribe)\//, readAndPost],
  [/^\/sandbox\/pay\//, readAndPost],
];

/** Returns the methods that are allowed at a path. */
export function allowedMethods(path: string): readonly string[] {
  return methods.find(([pattern]) => pattern.test(path))?.[1] ?? read;
}
