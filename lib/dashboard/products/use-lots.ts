import type { Call } from '../../contract/endpoint';
import * as calls from '../../contract/staff-product-lot';
import type { StaffLot } from '../../contract/staff-product-lot';

interface Lots {
  data: StaffLot[];
  version: number;
}

/** Each change of a lot is saved at once. All throw ApiError. */
export function useLots(
  productId: number,
  onChange: (lots: StaffLot[], version: number) => void,
  /** Runs one task at a time. */
  queue: <T>(work: () => Promise<T>) => Promise<T>,
) {
  async function tell<Body>(call: Call<never, Body, Lots>, lotId?: number, form?: FormData) {
    const { data, version } = await queue(async () => {
      const { send } = await import('../../api/browser');
      return send(call, {
        params: { id: productId, ...(lotId !== undefined && { lotId }) },
        ...(form && { form }),
      });
    });
    onChange(data, version);
  }

  return {
    /** Without `lotId` it is a new lot. */
    save: (lotId: number | undefined, form: FormData) =>
      lotId === undefined
        ? tell(calls.addLot, undefined, form)
        : tell(calls.changeLot, lotId, form),
    remove: (lotId: number) => tell(calls.removeLot, lotId),
    removeReport: (lotId: number) => tell(calls.removeLotReport, lotId),
  };
}
