import type { FastifyRequest } from 'fastify'

/** A browser that fetches ahead what somebody might want: nobody has asked for it yet. */
export function isPrefetch({ headers }: FastifyRequest): boolean {
  return /prefetch|prerender|preview/i.test(`${headers['sec-purpose']} ${headers.purpose} ${headers['x-moz']}`)
}
