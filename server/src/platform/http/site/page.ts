import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A finished text in the forms it travels in, and an etag that changes with it. */
export type Page = { type: string; plain: Buffer; gzip: Buffer; brotli: Buffer; etag: string }

/** Brotli's greatest effort, for what stays as it is. */
export const BROTLI_BEST = 11

const asGzip = promisify(gzip)
const asBrotli = promisify(brotliCompress)

/** Compresses a text; `effort` is brotli's, up to 11 for what is compressed once. */
export async function compressPage(text: string, type: string, effort: number): Promise<Page> {
  const plain = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  // Weak, because the same one stands for all three forms.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { type, plain, gzip: await asGzip(plain), brotli: await asBrotli(plain, { params }), etag }
}

/** A text that never changes, compressed when it is first asked for. */
export function compressOnce(text: string, type: string): () => Promise<Page> {
  let page: Promise<Page> | null = null
  return () => {
    page ??= compressPage(text, type, BROTLI_BEST)
    return page
  }
}

/** Sends a page in the smallest form the browser takes; browsers ask again each time, and an unchanged page is not sent twice. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, status = 200): FastifyReply {
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', page.etag)
  const known = request.headers['if-none-match']?.split(/,\s*/) ?? []
  if (status === 200 && known.includes(page.etag)) return reply.code(304).send()
  const accepted = String(request.headers['accept-encoding'] ?? '').split(/,\s*/)
  const takes = (coding: string) => accepted.some((it) => it.split(';')[0] === coding && !/;\s*q=0(\.0*)?$/.test(it))
  const form = takes('br') ? 'brotli' : takes('gzip') ? 'gzip' : 'plain'
  if (form !== 'plain') reply.header('content-encoding', form === 'brotli' ? 'br' : 'gzip')
  return reply.code(status).header('content-type', page.type).send(page[form])
}
