'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { toastSuccess } from '@/components/ui/toast';
import type { Profile } from '@/lib/contract/profile';
import { routes } from '@/lib/platform/routes';
import { personalKey } from '@/lib/platform/session/personal-data';
import { tabStore } from '@/lib/platform/session/safe-storage';
import { useStoredText, writeStored } from '@/lib/platform/session/stored-text';
import { MobileProof } from './mobile-proof';
import { ProfileForm } from './profile-form';

export function ProfileEditScreen({ profile }: { profile: Profile }) {
  const router = useRouter();
  const key = personalKey('mobile-to-verify', profile.email);
  const waiting = useStoredText(tabStore, key);
  // Keeps the number visible while the next page loads.
  const [settled, setSettled] = useState<string | null>(null);
  const mobile = settled ?? waiting;

  function done() {
    setSettled(waiting);
    writeStored(tabStore(), key, null);
    toastSuccess('Profile updated successfully!');
    router.push(routes.profile);
  }

  return (
    <div className="frame py-8 md:py-10">
      <Breadcrumbs crumbs={[{ label: 'My profile', href: routes.profile }]} />
      <h1 className="mt-3 font-display text-5 font-medium">Edit details</h1>
      <div
        className={`mt-6 max-w-[46rem] border border-rule bg-paper-0 px-4 max-md:-mx-4 max-md:border-x-0 md:rounded-control md:px-8 ${mobile === null ? 'lg:max-w-none' : ''}`}
      >
        {mobile === null ? (
          <ProfileForm
            profile={profile}
            onSaved={(number) => (number ? writeStored(tabStore(), key, number) : done())}
          />
        ) : (
          <MobileProof old={profile.mobile_no} mobile={mobile} onProved={done} onKeepOld={done} />
        )}
      </div>
    </div>
  );
}
