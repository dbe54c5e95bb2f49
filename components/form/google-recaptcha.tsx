import { useContext, useEffect } from 'react';
import { GoogleReCaptchaContext, GoogleReCaptchaProvider } from 'react-google-recaptcha-v3';
import type { ExecuteRecaptcha } from './take-token';

export interface GoogleRecaptchaProps {
  siteKey: string;
  onReady: (execute: ExecuteRecaptcha) => void;
}

export function GoogleRecaptcha({ siteKey, onReady }: GoogleRecaptchaProps) {
  return (
    <GoogleReCaptchaProvider reCaptchaKey={siteKey} scriptProps={{ async: true }}>
      <WhenReady onReady={onReady} />
    </GoogleReCaptchaProvider>
  );
}

function WhenReady({ onReady }: Pick<GoogleRecaptchaProps, 'onReady'>) {
  const { executeRecaptcha } = useContext(GoogleReCaptchaContext);
  useEffect(() => {
    if (executeRecaptcha) onReady((action) => executeRecaptcha(action));
  }, [executeRecaptcha, onReady]);
  return null;
}
