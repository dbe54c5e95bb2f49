import { toastError } from '@/components/ui/toast';
import { toRefusal, type Refusal } from './to-refusal';

/** Shows why a login was refused as a toast; the caller shows it in the form as well. */
export function showRefusal(error: unknown): Refusal {
  const refusal = toRefusal(error);
  toastError(refusal.message);
  return refusal;
}
