'use client';

import { Button } from '@/components/ui/button';

/** Takes what a colleague has saved in the place of what stands here. */
export function ReadAnew() {
  return (
    <Button kind="second" size="card" onClick={() => window.location.reload()}>
      Read anew
    </Button>
  );
}
