import { pictureField } from '../../contract/file';
import { uploadContentPicture, type KeptPicture } from '../../contract/staff-content';

export type PictureCall = typeof uploadContentPicture;

/** Uploads a picture and returns where it is stored. Throws ApiError. */
export async function uploadPicture(
  file: File,
  call: PictureCall = uploadContentPicture,
): Promise<KeptPicture> {
  const form = new FormData();
  form.set(pictureField, file);
  const { send } = await import('../../api/browser');
  return (await send(call, { form })).data;
}
