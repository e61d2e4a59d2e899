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
