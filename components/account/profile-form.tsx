import { useForm } from 'react-hook-form';
import { CheckboxField } from '@/components/form/checkbox-field';
import { draftResolver } from '@/components/form/draft-resolver';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { TextField } from '@/components/form/text-field';
import { toastError } from '@/components/ui/toast';
import { ApiError, errorMessage } from '@/lib/api/api-error';
import { newsHelp, newsLabel } from '@/lib/contract/consent-texts';
import { profileInput, type Profile, type ProfileInput } from '@/lib/contract/profile';
import { fullNumber } from '@/lib/format/mobile';
import { saveProfile } from '@/lib/features/profile/change-profile';
import { toProfileDraft, toSend, type ProfileDraft } from '@/lib/features/profile/profile-draft';
import { routes } from '@/lib/platform/routes';
import { personalKey } from '@/lib/platform/session/personal-data';
import { useSession } from '@/lib/platform/session/use-session';
import { send } from '@/lib/api/browser';
import { changeNews } from '@/lib/contract/news';
import { FormFoot } from './form-foot';
import { FormColumns, FormPart } from './form-part';
import { openLogin } from './open-login';
import { useTabDraft } from './use-tab-draft';

interface ProfileFormProps {
  profile: Profile;
  /** Called after saving. Null: no mobile number waits for an OTP. */
  onSaved: (mobileToVerify: string | null) => void;
}

const names = Object.keys(profileInput.fields) as (keyof ProfileDraft)[];

export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const person = useSession();
  const form = useForm({
    defaultValues: toProfileDraft(profile),
    resolver: draftResolver<ProfileDraft, ProfileInput>(profileInput),
  });
  const { control, handleSubmit, getValues, setError, formState } = form;
  const { isSubmitting, isSubmitSuccessful, errors } = formState;
  useTabDraft(form, person ? personalKey('profile-draft', person.id) : null);

  const submit = handleSubmit(async (input) => {
    try {
      const wantsNews = getValues('wants_news');
      // `saveProfile` does not change the consent, but its answer contains both: it must be the
      // last call.
      if (wantsNews !== profile.is_subscribed) await saveNews(wantsNews);
      onSaved(await saveProfile(toSend(input, profile)));
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        const reason = 'Log in to save your profile.';
        setError('root', { message: reason });
        openLogin({ reason });
        return;
      }
      const message = errorMessage(error);
      if (!showFieldErrors(error, names, setError)) setError('root', { message });
      toastError(message);
    }
  });

  return (
    <form method="post" onSubmit={submit} noValidate>
      <FormColumns
        first={
          <FormPart number={1} title="Personal details">
            <TextField
              control={control}
              name="first_name"
              label="First name"
              autoComplete="given-name"
            />
            <TextField
              control={control}
              name="last_name"
              label="Last name"
              autoComplete="family-name"
            />
            <div className="md:col-span-2">
              <TextField
                control={control}
                name="company"
                label="Company"
                isOptional
                autoComplete="organization"
              />
            </div>
          </FormPart>
        }
        second={
          <FormPart number={2} title="Contact details">
            <TextField
              control={control}
              name="mobile_no"
              label="Mobile number"
              help="Start with +91. We’ll send an OTP to verify a new number."
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              clean={fullNumber}
            />
            <TextField
              control={control}
              name="email"
              label="Email"
              help={
                profile.email
                  ? 'To change your email, contact us.'
                  : 'To add your email, go to My profile.'
              }
              type="email"
              autoComplete="email"
              readOnly
            />
            {profile.email !== '' && (
              <div className="md:col-span-2">
                <CheckboxField
                  control={control}
                  name="wants_news"
                  label={newsLabel}
                  help={newsHelp}
                />
              </div>
            )}
          </FormPart>
        }
      />
      <FormFoot
        saveText="Save profile"
        isSaving={isSubmitting || isSubmitSuccessful}
        problem={errors.root?.message}
        cancelHref={routes.profile}
        needsScriptsTo="edit your profile"
      />
    </form>
  );
}

/** Saves the consent to news. Throws ApiError. */
async function saveNews(wantsNews: boolean): Promise<void> {
  await send(changeNews, { body: { wants_news: wantsNews } });
}
