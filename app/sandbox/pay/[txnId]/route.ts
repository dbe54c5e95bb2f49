import { forwardGateway } from '@/lib/platform/api-proxy/gateway';

interface SandboxContext {
  params: Promise<{ txnId: string }>;
}

/** Page of the sandbox payment gateway; unknown to the store API if there is no sandbox. */
async function handle(request: Request, { params }: SandboxContext): Promise<Response> {
  const { txnId } = await params;
  return forwardGateway(request, `/sandbox/pay/${encodeURIComponent(txnId)}`);
}

export { handle as GET, handle as POST };
