import { TextField } from '@/components/form/text-field';
import type { GiftVoucherControl } from './gift-voucher-draft';

interface EmailFieldProps {
  control: GiftVoucherControl;
  name: 'receiver_email' | 'sender_email';
  label: string;
  help: string;
  autoComplete: string;
}

export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
    />
  );
}
