import { forwardGateway } from '@/lib/platform/api-proxy/gateway';

interface GatewayContext {
  params: Promise<{ channel: string; provider: string }>;
}

async function handle(request: Request, { params }: GatewayContext): Promise<Response> {
  const { channel, provider } = await params;
  const isKnown = /^(return|webhook)$/.test(channel) && /^[a-z]{1,40}$/.test(provider);
  if (!isKnown) return new Response(null, { status: 404 });
  return forwardGateway(request, `/payments/${channel}/${provider}`);
}

export { handle as GET, handle as POST };
