import type { FastifyRequest } from 'fastify'

const forwarding = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']

/** Whether a request was made on this very machine, and not passed on by a proxy that stands on it. */
export function isLocal(request: FastifyRequest): boolean {
  const isPassedOn = forwarding.some((name) => request.headers[name])
  return !isPassedOn && /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '')
}
