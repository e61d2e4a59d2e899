import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { StoreAccess } from '#platform/config/store-access.ts'
import { serveStandIn } from '../serve-stand-in.ts'
import { refusalOf } from './stand-in-refusal.ts'

/** The stand-in's failures, as of stores in trouble. `lost`: it does the work, but its answer is cut off. */
type StoreTrouble = 'none' | 'hang' | 'cut' | 'slow-down' | 'redirect' | 'garbage' | 'lost'

type StoreStandIn = {
  access: StoreAccess
  objects: Map<string, { bytes: Buffer; type: string }>
  trouble: StoreTrouble
  /** How many requests meet the trouble. */
  troubles: number
  /** Every accepted request, as `PUT key`. */
  asked: string[]
  close(): Promise<void>
}

/** A bucket for tests: as strict about key, signature, clock, payload and length as the real ones. */
export async function startStoreStandIn(): Promise<StoreStandIn> {
  const { url, close } = await serveStandIn(async (request, response) => {
    const trouble = standIn.troubles-- > 0 ? standIn.trouble : 'none'
    if (trouble !== 'none' && trouble !== 'lost') return misbehave(trouble, response)
    const body = Buffer.concat(await Array.fromAsync<Buffer>(request))
    const refusal = refusalOf(standIn.access, request, body)
    if (refusal) return refuse(response, ...refusal)
    const key = decodeURIComponent(request.url ?? '').slice(`/${standIn.access.bucket}/`.length)
    standIn.asked.push(`${request.method} ${key}`)
    if (request.method === 'PUT') standIn.objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '' })
    if (request.method === 'DELETE') standIn.objects.delete(key)
    if (request.method !== 'GET' && trouble === 'lost') return response.destroy()
    if (request.method === 'DELETE') return response.writeHead(204).end()
    if (request.method === 'PUT') return response.writeHead(200, { etag: `"${randomUUID()}"` }).end()
    const found = standIn.objects.get(key)
    if (!found) return refuse(response, 404, 'NoSuchKey', 'The specified key does not exist.')
    response.writeHead(200, { 'content-type': found.type, 'content-length': found.bytes.length })
    if (trouble !== 'lost') return response.end(found.bytes)
    response.write(found.bytes.subarray(0, found.bytes.length / 2), () => response.destroy())
  })
  const standIn: StoreStandIn = {
    access: {
      url,
      bucket: 'the-stand-in',
      region: 'eu-test-1',
      accessKey: randomUUID(),
      secretKey: 'the stand-in has a secret/key+of its own',
    },
    objects: new Map(),
    trouble: 'none',
    troubles: 1_000_000,
    asked: [],
    close,
  }
  return standIn
}

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message><RequestId>${randomUUID()}</RequestId></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml)
}

function misbehave(trouble: StoreTrouble, response: ServerResponse): void {
  if (trouble === 'hang') return
  if (trouble === 'cut') return void response.destroy()
  if (trouble === 'slow-down') return void refuse(response, 503, 'SlowDown', 'Please reduce your request rate.')
  if (trouble === 'redirect') return void response.writeHead(307, { location: 'http://127.0.0.1:9/inside' }).end()
  response.writeHead(403, { 'content-type': 'text/html' }).end('<html>maintenance</html>')
}
