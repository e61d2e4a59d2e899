import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * Whether our own page sent a form, according to the browser. Programs and old browsers send no such headers and pass:
 * only foreign pages must not submit forms for their visitors.
 */
export function isFromOwnPage({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  return origin === undefined || origin === new URL(publicUrl).origin || origin.replace(/^https?:\/\//, '') === host
}

/** Whether a browser prefetches a page that its user has not opened yet. */
export function isPrefetch({ headers }: FastifyRequest): boolean {
  return /prefetch|prerender|preview/i.test(`${headers['sec-purpose']} ${headers.purpose} ${headers['x-moz']}`)
}

const forwarding = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']

/** Whether a program on this machine sent a request, and no proxy forwarded it. */
export function isLocal(request: FastifyRequest): boolean {
  const isForwarded = forwarding.some((name) => request.headers[name])
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '')
}

/** The address that counts as one client: IPv4, or the /64 network of an IPv6 household. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '')
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? []
  const [before, after] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)]
  const groups = address.includes('::')
    ? [...before, ...Array(8 - before.length - after.length).fill('0'), ...after]
    : before
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
