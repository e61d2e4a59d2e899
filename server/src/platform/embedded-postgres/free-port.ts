import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * A port of 127.0.0.1 that nobody listens on: the preferred one when it is free, else one from below those that the system
 * gives to whoever asks for any: who is to listen on it takes a moment until it does.
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
