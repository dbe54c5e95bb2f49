import { CartBar } from './cart-bar';
import { FloatingButtons } from './floating-buttons';
import { NavBar } from './nav-bar';

export function BottomBar() {
  return (
    <div className="site-chrome bottom-bar">
      <FloatingButtons />
      <CartBar />
      <NavBar />
    </div>
  );
}
