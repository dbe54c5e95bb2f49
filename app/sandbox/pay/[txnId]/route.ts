import { forwardGateway } from '@/lib/platform/api-proxy/gateway';

interface SandboxContext {
  params: Promise<{ txnId: string }>;
}

/** The sandbox gateway's own page; where there is no sandbox, the store API knows nothing of it. */
async function handle(request: Request, { params }: SandboxContext): Promise<Response> {
  const { txnId } = await params;
  return forwardGateway(request, `/sandbox/pay/${encodeURIComponent(txnId)}`);
}

export { handle as GET, handle as POST };
