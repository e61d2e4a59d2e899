import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

/** An HTTP proxy on this machine: whole addresses and tunnels, with an optional password. */
export async function startProxyStandIn(credentials?: string) {
  const seen: string[] = []
  const expected = credentials && `Basic ${Buffer.from(credentials).toString('base64')}`
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`)
    if (expected && request.headers['proxy-authorization'] !== expected) return response.writeHead(407).end()
    if (!request.url?.startsWith('http://')) return response.writeHead(400).end()
    const { 'proxy-authorization': _secret, ...headers } = request.headers
    const onward = ask(
      request.url,
      { method: request.method, headers: { ...headers, via: '1.1 stand-in' } },
      (answer) => answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers)),
    )
    onward.on('error', () => response.writeHead(502).end())
    request.pipe(onward)
  })
  server.on('connect', (request, socket) => {
    seen.push(`CONNECT ${request.url}`)
    if (expected && request.headers['proxy-authorization'] !== expected)
      return socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n')
    const { hostname, port } = new URL(`http://${request.url}`)
    const onward = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      socket.pipe(onward).pipe(socket)
    })
    onward.on('error', () => socket.destroy())
    socket.on('error', () => onward.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    host: `127.0.0.1:${port}`,
    place: { host: '127.0.0.1', port },
    seen,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
