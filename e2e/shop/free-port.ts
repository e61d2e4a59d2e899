import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * A free port below the range of the system's automatic ports: a shop takes seconds until it listens, while other tests
 * open ports.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
