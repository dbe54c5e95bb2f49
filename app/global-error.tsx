'use client';

import { ErrorScreen } from '@/components/layout/error-screen';
import './shop.css';

// Without the shop's own fonts, whose names would be 400 bytes of script on every page.
export default function GlobalError(props: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return (
    <html lang="en-IN">
      <body>
        <title>Something went wrong</title>
        <main>
          <ErrorScreen {...props} />
        </main>
      </body>
    </html>
  );
}
