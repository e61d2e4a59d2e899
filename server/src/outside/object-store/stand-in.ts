import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { StoreAccess } from '#platform/config/store-access.ts'
import { serveStandIn } from '../serve-stand-in.ts'

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

const MAX_SKEW_MS = 15 * 60_000

type Refused = [status: number, code: string, message: string]

/**
 * S3's refusal of a request, or null. Computed from the wire without the client's code: a shared mistake would look
 * right.
 */
function refusalOf(access: StoreAccess, request: IncomingMessage, body: Buffer): Refused | null {
  const { authorization = '', 'x-amz-date': time = '', 'x-amz-content-sha256': payloadHash } = request.headers
  const read =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([a-z\d;-]+), ?Signature=([\da-f]{64})$/.exec(
      authorization,
    )
  if (!authorization) return [403, 'AccessDenied', 'Access Denied']
  if (!read) return [400, 'AuthorizationHeaderMalformed', 'The authorization header is malformed']
  const [, accessKey = '', day = '', region = '', names = '', signature = ''] = read
  const signed = names.split(';')
  const path = request.url ?? ''
  if (accessKey !== access.accessKey) return [403, 'InvalidAccessKeyId', 'The access key is not in our records.']
  if (region !== access.region) return [400, 'AuthorizationHeaderMalformed', `the region '${region}' is wrong`]
  if (typeof time !== 'string' || !/^\d{8}T\d{6}Z$/.test(time) || !time.startsWith(`${day}T`))
    return [403, 'AccessDenied', 'AWS authentication requires a valid Date or x-amz-date header']
  if (!(Math.abs(Date.now() - momentOf(time)) <= MAX_SKEW_MS))
    return [403, 'RequestTimeTooSkewed', 'The difference between the request time and the current time is too large.']
  const mustBeSigned = Object.keys(request.headers).filter((it) => it.startsWith('x-amz-') || it === 'content-type')
  if (!['host', ...mustBeSigned].every((it) => signed.includes(it)) || signed.join() !== [...signed].sort().join())
    return [403, 'AccessDenied', 'There were headers present in the request which were not signed']
  const headers = signed.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`).join('')
  const asked = [request.method, path, '', headers, names, payloadHash].join('\n')
  const scope = [day, region, 's3', 'aws4_request']
  const key = scope.reduce((it: string | Buffer, part) => hmac(it, part), `AWS4${access.secretKey}`)
  const text = `AWS4-HMAC-SHA256\n${time}\n${scope.join('/')}\n${sha256(asked)}`
  if (hmac(key, text).toString('hex') !== signature)
    return [403, 'SignatureDoesNotMatch', 'The request signature we calculated does not match the one you provided.']
  if (payloadHash !== sha256(body))
    return [400, 'XAmzContentSHA256Mismatch', "The provided 'x-amz-content-sha256' header does not match."]
  if (request.method === 'PUT' && request.headers['content-length'] === undefined)
    return [411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.']
  if (!path.startsWith(`/${access.bucket}/`)) return [404, 'NoSuchBucket', 'The specified bucket does not exist']
  if (!/^(GET|PUT|DELETE)$/.test(request.method ?? ''))
    return [405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.']
  return null
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
const momentOf = (time: string) =>
  Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
