import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type LocalSite = {
  /** `127.0.0.1:4711`. */
  host: string
  /** The addresses of its first `count` pages. */
  links(count: number): string[]
  /** Requested paths, in order. */
  asked: string[]
  /** From now on every page exists, and answers at once. */
  mend(): void
  close(): Promise<void>
}

/** A slow local site for watching a run; every fifth page is missing until `mend`. */
export async function openLocalSite(answerMs: number, port = 0): Promise<LocalSite> {
  const asked: string[] = []
  let isMended = false
  const server = createServer(async (request, response) => {
    const number = Number(request.url?.slice(1))
    asked.push(`http://${request.headers.host}${request.url}`)
    if (!isMended) await sleep(answerMs)
    response.writeHead(isMended || number % 5 ? 200 : 404, { 'content-type': 'text/html' })
    response.end(`<title>Page ${number}</title>`)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    links: (count) => Array.from({ length: count }, (_, at) => `http://${host}/${at + 1}`),
    asked,
    mend() {
      isMended = true
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
