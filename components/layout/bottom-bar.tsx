import { CartBar } from './cart-bar';
import { FloatingButtons } from './floating-buttons';

export function BottomBar() {
  return (
    <div className="site-chrome bottom-bar">
      <FloatingButtons />
      <CartBar />
    </div>
  );
}
