import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/**
 * One line for each answered request, by the pattern of its route: the address itself may hold what
 * people typed, signatures and sign-in codes.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = { req: request, res: reply, responseTime: Math.round(reply.elapsedTime) };
    if (error) request.log.error({ ...line, err: error }, 'request errored');
    else request.log.info(line, 'request completed');
  }

  override routeNotFound(): void {}
}

export function describeRequest(request: FastifyRequest): object {
  const { method, ip, routeOptions } = request;
  return { method, route: routeOptions?.url ?? 'unmatched', remoteAddress: ip };
}
