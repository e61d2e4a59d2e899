import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'

export type Webhook = {
  path: `/${string}`
  /** Whether the sender is who he says, judged over the very bytes he sent. */
  isGenuine(headers: IncomingHttpHeaders, body: Buffer): boolean
  receive(body: Buffer): Promise<void>
}

/** Opens doors for foreign services: raw bytes in, a signature checked first, `{"success":true}` once it is safely written. */
export function registerWebhooks(app: FastifyInstance, base: string, webhooks: readonly Webhook[]): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    for (const { path, isGenuine, receive } of webhooks)
      scope.post(base + path, async (request) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        if (!isGenuine(request.headers, body)) {
          request.log.warn({ event: 'webhook-forged', path, address: request.ip }, 'a webhook with a wrong signature')
          throw new Refusal('UNAUTHENTICATED')
        }
        await receive(body)
        return { success: true }
      })
  })
}
