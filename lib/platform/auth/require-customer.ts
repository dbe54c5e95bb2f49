import 'server-only';
import { redirect } from 'next/navigation';
import { routes } from '../routes';
import { currentStoreToken } from './store-token';

/** Returns the customer's token, or redirects to the login page and back. */
export async function requireCustomer(backTo: string): Promise<string> {
  const token = await currentStoreToken();
  if (!token) redirect(routes.login(backTo));
  return token;
}
