import { forward } from '@/lib/platform/api-proxy/forward';

export { forward as DELETE, forward as GET, forward as PATCH, forward as POST };
