import { formatMobile } from '@/lib/contract/format-mobile';

export const PhoneLink = ({ number, className }: { number: string; className: string }) => (
  <a href={`tel:${number.replaceAll(/\s/g, '')}`} className={className}>
    {formatMobile(number)}
  </a>
);
