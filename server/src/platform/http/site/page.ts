import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A finished text in the forms it travels in, and a mark that changes with it. */
export type Page = { type: string; plain: Buffer; gzip: Buffer; brotli: Buffer; mark: string }

/** Brotli's greatest effort, for what stays as it is. */
export const PACKED_ONCE = 11

const asGzip = promisify(gzip)
const asBrotli = promisify(brotliCompress)

/** Packs a text for its travels; `effort` is brotli's, up to 11 for what is packed once. */
export async function packed(text: string, type: string, effort: number): Promise<Page> {
  const plain = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  // Weak, because the same mark stands for all three forms.
  const mark = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { type, plain, gzip: await asGzip(plain), brotli: await asBrotli(plain, { params }), mark }
}

/** A text that never changes, packed when it is first asked for. */
export function packedOnce(text: string, type: string): () => Promise<Page> {
  let page: Promise<Page> | null = null
  return () => {
    page ??= packed(text, type, PACKED_ONCE)
    return page
  }
}

/** Sends a page in the smallest form the browser takes; always asked again, never stale, and not sent twice. */
export function send(request: FastifyRequest, reply: FastifyReply, page: Page, status = 200): FastifyReply {
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', page.mark)
  const known = request.headers['if-none-match']?.split(/,\s*/) ?? []
  if (status === 200 && known.includes(page.mark)) return reply.code(304).send()
  const accepted = String(request.headers['accept-encoding'] ?? '').split(/,\s*/)
  const takes = (coding: string) => accepted.some((it) => it.split(';')[0] === coding && !/;\s*q=0(\.0*)?$/.test(it))
  const form = takes('br') ? 'brotli' : takes('gzip') ? 'gzip' : 'plain'
  if (form !== 'plain') reply.header('content-encoding', form === 'brotli' ? 'br' : 'gzip')
  return reply.code(status).header('content-type', page.type).send(page[form])
}
