import type { FormName } from './form-names';

/** `action` of a form that also works without scripts, and before they have loaded. */
export const formAddress = (name: FormName) => `/api/forms/${name}`;

/** Query parameter with the id of the saved input. */
export const submittedFormParameter = 'kept';

/** Adds a query parameter to a path; a `#part` stays at the end. */
export function withParameter(path: string, name: string, value: string): string {
  const [address = '', part] = path.split('#', 2);
  const [pathname = '', search = ''] = address.split('?', 2);
  const query = new URLSearchParams(search);
  query.set(name, value);
  return `${pathname}?${query.toString()}${part === undefined ? '' : `#${part}`}`;
}
