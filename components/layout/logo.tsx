'use client';

import { Link } from '@/components/ui/link';
import { fileAddress } from '@/lib/format/file-address';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { logoSize } from './logo-size';

export function Logo() {
  const { name, logo } = useShop();
  return (
    <Link href="/" aria-label={`${name}, home`} className="logo" {...(!logo && logoSize(name))}>
      {logo ? (
        // oxlint-disable-next-line nextjs/no-img-element -- small, and drawn for this place already
        <img src={fileAddress(logo)} alt="" className="h-9 w-auto max-w-40 object-contain" />
      ) : (
        <>
          {name}
          <i aria-hidden className="haldi-dot" />
        </>
      )}
    </Link>
  );
}
