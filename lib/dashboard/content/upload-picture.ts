import { pictureField } from '../../contract/file';
import { uploadContentPicture, type KeptPicture } from '../../contract/staff-content';

/** The call that a room sends its pictures by. */
export type PictureCall = typeof uploadContentPicture;

/** Sends a picture for something that is being written; where it is kept then. Throws ApiError. */
export async function uploadPicture(
  file: File,
  call: PictureCall = uploadContentPicture,
): Promise<KeptPicture> {
  const form = new FormData();
  form.set(pictureField, file);
  const { send } = await import('../../api/browser');
  return (await send(call, { form })).data;
}
