import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Headers of every answer. Refusals of malformed URLs read them here, because no hook runs for them. */
    securityHeaders?: Record<string, string>
  }
}

/**
 * Security headers. Pages run only our scripts, connect only to our address, and other pages cannot frame them. Caches
 * do not store private data.
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
  const headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(options.https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
  app.decorate('securityHeaders', { ...headers, 'content-security-policy': policy, 'cache-control': 'no-store' })
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy)
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
