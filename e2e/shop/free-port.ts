import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * A port of this machine that nobody listens on, from below those that the system gives to whoever asks for any: a shop
 * takes seconds until it listens, while others start databases and sites.
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
