import { request } from 'node:http'
import { isIP } from 'node:net'
import { connect, type TLSSocket } from 'node:tls'
import { connectOptions, type ResolvedHost } from './resolve-host.ts'
import { WebProblem } from './web-problem.ts'

export type ResolvedProxy = ResolvedHost & { user: string | null; password: string }

export function proxyHeaders({ user, password }: ResolvedProxy): Record<string, string> {
  if (user === null) return {}
  return { 'proxy-authorization': `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` }
}

/** A secure connection to a host through a proxy, which sees only names and sizes. */
export function openTunnel(proxy: ResolvedProxy, host: ResolvedHost, signal: AbortSignal): Promise<TLSSocket> {
  const name = host.hostname.includes(':') ? `[${host.hostname}]` : host.hostname
  const path = `${name}:${host.port}`
  const headers = { host: path, ...proxyHeaders(proxy) }
  return new Promise((resolve, reject) => {
    const asked = request({ ...connectOptions(proxy), method: 'CONNECT', path, headers, signal })
    asked.on('error', reject)
    // An answer that is not a tunnel: a page of an ordinary web server, for instance.
    asked.once('response', () => {
      asked.destroy()
      reject(new WebProblem('proxyRefused'))
    })
    asked.once('connect', (answer, socket) => {
      if (answer.statusCode !== 200) {
        socket.destroy()
        return reject(new WebProblem(answer.statusCode === 407 ? 'proxyPassword' : 'proxyRefused'))
      }
      const servername = isIP(host.hostname) ? '' : host.hostname
      const secure = connect({ socket, servername, host: host.hostname })
      const give = () => secure.destroy(signal.reason as Error)
      signal.addEventListener('abort', give, { once: true })
      secure.once('close', () => signal.removeEventListener('abort', give))
      secure.on('error', reject)
      secure.once('secureConnect', () => resolve(secure))
    })
    asked.end()
  })
}
