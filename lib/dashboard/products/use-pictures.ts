'use client';

import { useState } from 'react';
import { messageOf } from '../../api/api-error';
import type { Endpoint } from '../../contract/endpoint';
import { pictureField, pictureRules } from '../../contract/file';
import * as calls from '../../contract/staff-product-picture';
import type { ProductPicture } from '../../contract/staff-product-picture';

interface Pictures {
  data: ProductPicture[];
  version: number;
}

/** What is wrong with a file before it is sent; the store looks into it. */
function faultOf({ size, type }: File): string | undefined {
  if (size > pictureRules.mostBytes) return pictureRules.tooLarge;
  const isKnown = pictureRules.types.some((known) => known === type);
  return isKnown ? undefined : pictureRules.wrongType;
}

/** The pictures of a product and what is done to them, each thing at once. */
export function usePictures(
  productId: number,
  pictures: ProductPicture[],
  onChange: (pictures: ProductPicture[], version: number) => void,
  /** Has one thing done after the other. */
  queue: <T>(work: () => Promise<T>) => Promise<T>,
) {
  /** As they are being put, until the store has said so. */
  const [ordered, setOrdered] = useState<ProductPicture[]>();
  const [busyText, setBusyText] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function tell<E extends Endpoint>(
    call: E,
    options: { pictureId?: number; body?: unknown; form?: FormData },
  ) {
    const { pictureId, body, form } = options;
    const answer = await queue(async () => {
      const { send } = await import('../../api/browser');
      return (await send(call, {
        params: { id: productId, ...(pictureId !== undefined && { pictureId }) },
        ...(body !== undefined && { body: body as never }),
        ...(form && { form }),
      })) as unknown as Pictures;
    });
    onChange(answer.data, answer.version);
  }

  /** Does something and says where it fails; what was shown before stands again then. */
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
    /** Throws ApiError: whoever asked stands by. */
    remove: (pictureId: number) => tell(calls.removePicture, { pictureId }),
  };
}
