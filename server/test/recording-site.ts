import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A website on this machine that remembers what it was asked for. */
export async function startRecordingSite(answerMs = 0) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    setTimeout(() => {
      response.statusCode = request.url?.includes('missing') ? 404 : 200
      response.end('ok')
    }, answerMs)
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
