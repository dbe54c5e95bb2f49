import { filePath, pictureField, pictureRules } from '../../../contract/file.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { invalid } from '../../errors.ts';
import { discardFile, dropFile } from '../file/keep-file.ts';
import { keepPicture } from '../picture/keep-picture.ts';
import { keepShop } from './change-shop.ts';
import { readShop } from './read-shop.ts';

/** Twice the display size, for high-density screens. Pixels. */
const side = 480;

const logoPath = (name: string) => filePath.replace('{name}', name);
const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Replaces the shop's logo. Throws 400 without a file, 413 and 415 as `keepPicture`. */
export async function changeLogo(
  context: ServiceContext,
  caller: CustomerCaller,
  file: File | undefined,
): Promise<void> {
  if (!file) throw invalid({ [pictureField]: [pictureRules.missing] });
  const sender = { kind: 'staff', customerId: caller.customerId } as const;
  const name = await keepPicture(context, sender, file, { within: side });
  try {
    await setLogo(context, caller, logoPath(name));
  } catch (error) {
    await dropFile(context, name);
    throw error;
  }
}

/** Removes the logo; the shop's name is shown instead. */
export function removeLogo(context: ServiceContext, caller: CustomerCaller): Promise<void> {
  return setLogo(context, caller, null);
}

async function setLogo(
  context: ServiceContext,
  caller: CustomerCaller,
  logo: string | null,
): Promise<void> {
  await withinTransaction(context, async (within) => {
    const { logo: before } = await readShop(within);
    await keepShop(within, caller, { logo });
    if (before) await discardFile(within, fileName(before));
  });
}
