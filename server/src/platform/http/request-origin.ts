import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * Whether a form was sent from a page of ours, as far as the browser tells. Programs and old browsers tell nothing and
 * are let in; what matters is that no foreign page can send forms with its visitors' hands.
 */
export function isFromOwnPage({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  return origin === undefined || origin === new URL(publicUrl).origin || origin.replace(/^https?:\/\//, '') === host
}

/** A browser that fetches ahead what somebody might want: nobody has asked for it yet. */
export function isPrefetch({ headers }: FastifyRequest): boolean {
  return /prefetch|prerender|preview/i.test(`${headers['sec-purpose']} ${headers.purpose} ${headers['x-moz']}`)
}

const forwarding = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']

/** Whether a request was made on this very machine, and not passed on by a proxy that stands on it. */
export function isLocal(request: FastifyRequest): boolean {
  const isPassedOn = forwarding.some((name) => request.headers[name])
  return !isPassedOn && /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '')
}

/** What counts as one place: an IPv4 address, or the /64 network that an IPv6 household has to itself. */
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
