import { Button } from './button';

export function PartFailed() {
  return (
    <div role="alert" className="py-4">
      <p className="mb-3 font-[550] text-clay">This part of the page didn’t load.</p>
      <Button kind="second" size="card" onClick={() => window.location.reload()}>
        Reload page
      </Button>
    </div>
  );
}
