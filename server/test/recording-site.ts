import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A local website that records its requests, and answers after a delay or once a promise resolves. */
export async function startRecordingSite(wait: number | Promise<void> = 0) {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    asked.push(request.url ?? '')
    await (typeof wait === 'number' ? sleep(wait) : wait)
    response.statusCode = request.url?.includes('missing') ? 404 : 200
    response.end('ok')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    asked,
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
