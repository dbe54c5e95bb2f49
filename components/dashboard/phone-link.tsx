import { formatMobile } from '@/lib/contract/format-mobile';

interface PhoneLinkProps {
  number: string;
  className: string;
}

export const PhoneLink = ({ number, className }: PhoneLinkProps) => (
  <a href={`tel:${number.replaceAll(/\s/g, '')}`} className={className}>
    {formatMobile(number)}
  </a>
);
