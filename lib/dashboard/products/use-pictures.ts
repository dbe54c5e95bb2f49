import { useState } from 'react';
import { errorMessage } from '../../api/api-error';
import { sendLazily } from '../../api/lazily';
import type { Call } from '../../contract/endpoint';
import { pictureFault, pictureField } from '../../contract/file';
import * as calls from '../../contract/staff-product-picture';
import type { ProductPicture } from '../../contract/staff-product-picture';

/** Each change of a picture is saved immediately. */
export function usePictures(
  productId: number,
  pictures: ProductPicture[],
  onChange: (pictures: ProductPicture[], version: number) => void,
  /** Runs one task at a time. */
  queue: <T>(work: () => Promise<T>) => Promise<T>,
) {
  /** Optimistic order, until the store answers. */
  const [ordered, setOrdered] = useState<ProductPicture[]>();
  const [busyText, setBusyText] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function tell<Body>(
    call: Call<never, Body, { data: ProductPicture[]; version: number }>,
    options: { pictureId?: number; body?: NoInfer<Body>; form?: FormData },
  ) {
    const { pictureId, body, form } = options;
    const answer = await queue(async () => {
      return sendLazily(call, {
        params: { id: productId, ...(pictureId !== undefined && { pictureId }) },
        ...(body !== undefined && { body }),
        ...(form && { form }),
      });
    });
    onChange(answer.data, answer.version);
  }

  /** Shows an error and rolls the optimistic change back if the task fails. */
  async function attempt(work: () => Promise<void>) {
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(errorMessage(error));
    }
  }

  /** A file that the store refuses does not keep the others back. */
  async function faultOfUpload(file: File): Promise<string | undefined> {
    const form = new FormData();
    form.append(pictureField, file);
    try {
      await tell(calls.addPictures, { form });
      return undefined;
    } catch (error) {
      return errorMessage(error);
    }
  }

  return {
    shown: ordered ?? pictures,
    busyText,
    problem,
    upload: async (files: File[]) => {
      setProblem(undefined);
      const faults: string[] = [];
      for (const [index, file] of files.entries()) {
        setBusyText(`Uploading ${index + 1} of ${files.length}`);
        const fault = pictureFault(file) ?? (await faultOfUpload(file));
        if (fault) faults.push(`${file.name}: ${fault}`);
      }
      setProblem(faults.join(' · ') || undefined);
      setBusyText(undefined);
    },
    order: async (next: ProductPicture[]) => {
      setOrdered(next);
      await attempt(() =>
        tell(calls.orderPictures, { body: { picture_ids: next.map(({ id }) => id) } }),
      );
      setOrdered(undefined);
    },
    describe: (pictureId: number, alt: string) =>
      attempt(() => tell(calls.describePicture, { pictureId, body: { alt } })),
    /** Throws ApiError: the caller shows it. */
    remove: (pictureId: number) => tell(calls.removePicture, { pictureId }),
  };
}
