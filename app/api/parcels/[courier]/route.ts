import { forwardGateway } from '@/lib/platform/api-proxy/gateway';

interface CourierContext {
  params: Promise<{ courier: string }>;
}

/* Couriers send a token in one of these. */
const moreHeaders = ['authorization', 'x-api-key'];

export async function POST(request: Request, { params }: CourierContext): Promise<Response> {
  const { courier } = await params;
  if (!/^[a-z]{1,40}$/.test(courier)) return new Response(null, { status: 404 });
  return forwardGateway(request, `/parcels/webhook/${courier}`, { moreHeaders });
}
