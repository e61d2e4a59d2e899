import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A finished text with its etag. The first request for a compressed form makes it. */
export type Page = {
  type: string
  plain: Buffer
  gzip(): Promise<Buffer>
  brotli(): Promise<Buffer>
  etag: string
}

/** Brotli's greatest effort for texts that stay, and one of a millisecond or two for texts that change often. */
export const BROTLI_BEST = 11
export const BROTLI_QUICK = 5

const asGzip = promisify(gzip)
const asBrotli = promisify(brotliCompress)

/** Prepares a text for sending; `effort` is brotli's. */
export function makePage(text: string, type: string, effort: number): Page {
  const plain = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  // Weak, because all three forms share it.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { type, plain, gzip: once(() => asGzip(plain)), brotli: once(() => asBrotli(plain, { params })), etag }
}

/** Makes a value at the first call and repeats it later. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** A page of a text that never changes, made at the first request. */
export function compressOnce(text: string, type: string): () => Promise<Page> {
  return once(async () => makePage(text, type, BROTLI_BEST))
}

/**
 * Sends a page in the smallest form that the browser accepts. Browsers revalidate each time; an unchanged page costs a
 * 304.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  status = 200,
): Promise<FastifyReply> {
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
  reply.header('cache-control', 'no-cache').header('etag', page.etag)
  const known = request.headers['if-none-match']?.split(/,\s*/) ?? []
  if (status === 200 && known.includes(page.etag)) return reply.code(304).send()
  const form = formFor(request)
  if (form !== 'plain') reply.header('content-encoding', form === 'brotli' ? 'br' : 'gzip')
  const content = form === 'plain' ? page.plain : await page[form]()
  return reply.code(status).header('content-type', page.type).send(content)
}

function formFor({ headers }: FastifyRequest): 'brotli' | 'gzip' | 'plain' {
  const accepted = String(headers['accept-encoding'] ?? '').split(/,\s*/)
  const takes = (coding: string) => accepted.some((it) => it.split(';')[0] === coding && !/;\s*q=0(\.0*)?$/.test(it))
  return takes('br') ? 'brotli' : takes('gzip') ? 'gzip' : 'plain'
}
