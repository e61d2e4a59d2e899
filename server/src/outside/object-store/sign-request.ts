import { createHash, createHmac } from 'node:crypto'

type Signer = { accessKey: string; secretKey: string; region: string }
type Asked = { method: string; url: URL; headers: Record<string, string>; payloadHash: string; at: Date }

/** Adds the headers that S3 requires: the time, the payload's hash, and AWS Signature Version 4 over all. */
export function signRequest(signer: Signer, { method, url, headers, payloadHash, at }: Asked): Record<string, string> {
  const time = at.toISOString().replace(/[:-]|\.\d{3}/g, '')
  const sent = { ...headers, 'x-amz-content-sha256': payloadHash, 'x-amz-date': time }
  // The signature covers the host, but `fetch` writes that header itself.
  const signed = Object.entries({ ...sent, host: url.host }).sort(([a], [b]) => (a < b ? -1 : 1))
  const names = signed.map(([name]) => name).join(';')
  const request = [
    method,
    url.pathname,
    queryOf(url),
    ...signed.map(([name, value]) => `${name}:${value.trim()}`),
    '',
    names,
    payloadHash,
  ].join('\n')
  const scope = `${time.slice(0, 8)}/${signer.region}/s3/aws4_request`
  const signature = hmac(keyFor(signer, scope), ['AWS4-HMAC-SHA256', time, scope, sha256(request)].join('\n'))
  const authorization = `AWS4-HMAC-SHA256 Credential=${signer.accessKey}/${scope},SignedHeaders=${names},Signature=${signature.toString('hex')}`
  return { ...sent, authorization }
}

/** A path segment in S3's encoding: percent-encodes everything but letters, digits and four signs. */
export function encodeSegment(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`)
}

export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function queryOf({ searchParams }: URL): string {
  return [...searchParams]
    .map(([name, value]) => `${encodeSegment(name)}=${encodeSegment(value)}`)
    .sort()
    .join('&')
}

function keyFor({ secretKey }: Signer, scope: string): Buffer {
  return scope.split('/').reduce((key: Buffer, part) => hmac(key, part), Buffer.from(`AWS4${secretKey}`))
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
