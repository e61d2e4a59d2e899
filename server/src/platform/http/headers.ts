import type { FastifyInstance } from 'fastify'

/**
 * Security headers: pages run only our own scripts, connect only to our own address and cannot be framed; responses with
 * private data are not cached.
 */
export function registerSecurityHeaders(
  app: FastifyInstance,
  options: { https: boolean; scriptHashes: readonly string[] },
): void {
  const scripts = ["'self'", ...options.scriptHashes.map((hash) => `'${hash}'`)].join(' ')
  const policy = [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy)
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    reply.header('cross-origin-opener-policy', 'same-origin')
    reply.header('cross-origin-resource-policy', 'same-origin')
    reply.header('x-frame-options', 'DENY')
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()')
    reply.header('x-request-id', request.id)
    if (options.https) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
