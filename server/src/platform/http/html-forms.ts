import type { FastifyInstance, FastifyRequest } from 'fastify'

const MAX_FORM_BYTES = 8_192

/** Registers routes that take HTML forms instead of JSON. An unreadable body counts as a form without fields. */
export function registerHtmlForms(app: FastifyInstance, register: (context: FastifyInstance) => void): void {
  void app.register(async (context) => {
    context.removeAllContentTypeParsers()
    context.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES }, readForm)
    register(context)
  })
}

/** A field of a form; empty if it is missing. */
export function formField(form: unknown, name: string): string {
  const value = form instanceof FormData ? form.get(name) : null
  return typeof value === 'string' ? value : ''
}

function readForm({ headers }: FastifyRequest, body: Buffer): Promise<FormData> {
  const form = new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } })
  return form.formData().catch(() => new FormData())
}
