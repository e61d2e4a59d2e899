import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * A free port of 127.0.0.1: the preferred one, or one below the range of the system's automatic ports. The program that
 * will listen needs a moment, and other programs take automatic ports meanwhile.
 */
export async function freePort(preferred = 0): Promise<number> {
  for (let port = preferred; ; port = randomInt(20_000, 32_000)) if (port && (await isFree(port))) return port
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)))
  })
}
