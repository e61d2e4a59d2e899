import type { FastifyInstance, FastifyRequest } from 'fastify'

const LARGEST_FORM = 8_192

/** Opens doors for plain forms, where everything else of ours is JSON. What cannot be read is a form without fields. */
export function registerHtmlForms(app: FastifyInstance, open: (context: FastifyInstance) => void): void {
  void app.register(async (context) => {
    context.removeAllContentTypeParsers()
    context.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_FORM }, readForm)
    open(context)
  })
}

/** A field of a form that came through such a door; empty when it is not there. */
export function formField(form: unknown, name: string): string {
  const value = form instanceof FormData ? form.get(name) : null
  return typeof value === 'string' ? value : ''
}

function readForm({ headers }: FastifyRequest, body: Buffer): Promise<FormData> {
  const form = new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } })
  return form.formData().catch(() => new FormData())
}
