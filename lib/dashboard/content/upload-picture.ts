import { ApiError } from '../../api/api-error';
import { sendLazily } from '../../api/lazily';
import { pictureFault, pictureField } from '../../contract/file';
import { uploadContentPicture } from '../../contract/staff-content';

export type PictureCall = typeof uploadContentPicture;

/** Uploads a picture and returns its path. Throws ApiError, also before the upload. */
export async function uploadPicture(
  file: File,
  call: PictureCall = uploadContentPicture,
): Promise<string> {
  const fault = pictureFault(file);
  if (fault) throw new ApiError(400, { message: fault });
  const form = new FormData();
  form.set(pictureField, file);
  return (await sendLazily(call, { form })).data.path;
}
