import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'

export type Webhook = {
  path: `/${string}`
  /** Whether the signature over the raw bytes proves the sender. */
  isGenuine(headers: IncomingHttpHeaders, body: Buffer): boolean
  receive(body: Buffer): Promise<void>
}

/**
 * Registers webhooks. Checks the signature over the raw bytes first; `{"success":true}` means that the event is stored.
 */
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
