import { useForm } from 'react-hook-form';
import { encode } from 'uqr';
import { TextField } from '@/components/form/text-field';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { linkClass } from '@/components/ui/button-class';
import { useWork } from '@/components/ui/use-work';
import { otpDigits } from '@/lib/contract/rules';
import { onlyDigits } from '@/lib/format/mobile';
import { Panel } from '../panel';

interface AppSetupProps {
  app: { secret: string; uri: string };
  /** Throws if the code is refused. */
  onCode: (code: string) => Promise<void>;
}

export function AppSetup({ app: { secret, uri }, onCode }: AppSetupProps) {
  const { isBusy, problem, run } = useWork();
  const { control, getValues } = useForm({ defaultValues: { code: '' } });
  const { size, data } = encode(uri, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <Panel title="Set up the app">
      <form
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void run(() => onCode(getValues('code')));
        }}
      >
        <p>
          Scan the QR code with an authenticator app, such as Google Authenticator, Aegis or 2FAS.
          On this phone,{' '}
          <a href={uri} className={linkClass}>
            open the app
          </a>{' '}
          instead.
        </p>
        <svg
          role="img"
          aria-label="QR code for the authenticator app"
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
          className="w-48 bg-[#fff] text-[#000]"
        >
          <path d={path} fill="currentColor" />
        </svg>
        <p>
          Or type this key: <code className="[overflow-wrap:anywhere]">{secret}</code>
        </p>
        <TextField
          control={control}
          name="code"
          label="Code from the app"
          help="6 digits. You’ll be logged out on all other devices."
          inputMode="numeric"
          autoComplete="one-time-code"
          clean={(typed) => onlyDigits(typed, otpDigits.usual)}
        />
        <FormProblem>{problem}</FormProblem>
        <Button type="submit" busyText={isBusy ? 'Turning on' : undefined}>
          Turn on
        </Button>
      </form>
    </Panel>
  );
}
