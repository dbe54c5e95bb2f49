'use client';

import { ErrorScreen } from '@/components/layout/error-screen';
import { fontVariables } from './fonts';
import './shop.css';

export default function GlobalError(props: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return (
    <html lang="en-IN" className={fontVariables}>
      <body>
        <title>Something went wrong</title>
        <main>
          <ErrorScreen {...props} />
        </main>
      </body>
    </html>
  );
}
