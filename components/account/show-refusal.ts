import { toastError } from '@/components/ui/toast';
import { refusalOf, type Refusal } from './refusal-of';

/** Shows why a login was refused as a toast; the caller shows it in the form as well. */
export function showRefusal(error: unknown): Refusal {
  const refusal = refusalOf(error);
  toastError(refusal.message);
  return refusal;
}
