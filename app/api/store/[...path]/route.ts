import { forward } from '@/lib/door/forward';

export { forward as DELETE, forward as GET, forward as PATCH, forward as POST };
