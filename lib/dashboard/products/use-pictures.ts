'use client';

import { useState } from 'react';
import { messageOf } from '../../api/api-error';
import type { Call } from '../../contract/endpoint';
import { pictureField, pictureRules } from '../../contract/file';
import * as calls from '../../contract/staff-product-picture';
import type { ProductPicture } from '../../contract/staff-product-picture';

interface Pictures {
  data: ProductPicture[];
  version: number;
}

/** Checks size and type before the upload; the store checks the content. */
function faultOf({ size, type }: File): string | undefined {
  if (size > pictureRules.mostBytes) return pictureRules.tooLarge;
  const isKnown = pictureRules.types.some((known) => known === type);
  return isKnown ? undefined : pictureRules.wrongType;
}

/** Each change of a picture is saved at once. */
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
    call: Call<never, Body, Pictures>,
    options: { pictureId?: number; body?: NoInfer<Body>; form?: FormData },
  ) {
    const { pictureId, body, form } = options;
    const answer = await queue(async () => {
      const { send } = await import('../../api/browser');
      return send(call, {
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
      setProblem(messageOf(error));
    }
  }

  return {
    shown: ordered ?? pictures,
    busyText,
    problem,
    upload: async (files: File[]) => {
      await attempt(async () => {
        for (const [index, file] of files.entries()) {
          setBusyText(`Adding ${index + 1} of ${files.length}`);
          const fault = faultOf(file);
          if (fault) {
            setProblem(`${file.name}: ${fault}`);
            continue;
          }
          const form = new FormData();
          form.append(pictureField, file);
          await tell(calls.addPictures, { form });
        }
      });
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
