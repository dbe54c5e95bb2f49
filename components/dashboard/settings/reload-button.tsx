import { Button } from '@/components/ui/button';

export function ReloadButton() {
  return (
    <Button kind="second" size="card" onClick={() => window.location.reload()}>
      Reload
    </Button>
  );
}
