import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { allEndpoints } from '@runmart/contract'
import { openapi } from '@runmart/contract/openapi'
import type { FastifyInstance } from 'fastify'

type Described = {
  responses: Record<string, { headers?: { ETag?: object }; content?: { 'application/json': { schema: Schema } } }>
}
type Schema = { properties: { code?: { enum?: string[] }; data?: { properties?: Record<string, unknown> } } }

const paths: Record<string, object> = openapi(allEndpoints, '/api').paths
const envelope = ['code', 'data', 'error', 'message', 'success']
/** Refusals before routing, or independent of the call. */
const everywhere = ['METHOD_NOT_ALLOWED', 'INTERNAL']

/**
 * Compares every answer of a test server with the published description: status, code, fields and caching headers. The
 * server itself parses the data of successes. Call the returned function at the end: it fails on differences.
 */
export function checkAnswers(app: FastifyInstance): () => void {
  const problems = new Set<string>()
  app.addHook('onSend', async (request, reply, payload) => {
    const path = (request.routeOptions.url ?? '').replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}')
    const call = (paths[path] as Record<string, Described> | undefined)?.[request.method.toLowerCase()]
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
    // A download is a stream and no envelope.
    if (!call || payload instanceof Readable || !(isJson || isNothing(payload))) return
    const answer = isNothing(payload) ? null : JSON.parse(textOf(payload, reply.getHeader('content-encoding')))
    const problem = problemOf(call, reply.statusCode, answer, reply.getHeaders())
    if (problem) problems.add(`${request.method} ${path}: ${problem}`)
  })
  return () => assert.deepEqual([...problems], [], 'answers that the description of the API does not name')
}

const isNothing = (payload: unknown) => payload === undefined || payload === null || payload === ''

/** A finished answer is already compressed when it is sent. */
function textOf(payload: unknown, encoding: unknown): string {
  if (typeof payload === 'string') return payload
  assert.ok(Buffer.isBuffer(payload), 'an answer in JSON is a text or a buffer')
  const unpack = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : Buffer.from
  return unpack(payload).toString()
}

/** The first part of an answer (null for an empty one) that its description lacks. */
export function problemOf(
  call: Described,
  status: number,
  answer: Record<string, unknown> | null,
  headers: Record<string, unknown>,
): string | null {
  // Clients may keep an answer with an etag, but have to revalidate it.
  if (headers['cache-control'] !== (headers.etag ? 'no-cache' : 'no-store'))
    return `cache-control ${headers['cache-control']}`
  const described = call.responses[status]
  if (headers.etag && !described?.headers?.ETag) return `status ${status} with an etag`
  if (answer === null) return described && !described.content ? null : `status ${status} without content`
  if (Object.keys(answer).sort().join() !== envelope.join()) return `fields ${Object.keys(answer)}`
  if (everywhere.includes(String(answer.code))) return null
  const schema = described?.content?.['application/json'].schema
  if (!schema) return `status ${status} ${answer.code}`
  if (answer.success) return null
  if (!schema.properties.code?.enum?.includes(String(answer.code))) return `code ${answer.code}`
  const known = schema.properties.data?.properties ?? {}
  const more = Object.keys(answer.data ?? {}).filter((it) => !(it in known))
  return more.length ? `data.${more.join(', data.')} with ${answer.code}` : null
}
