import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type BreakableConnection = {
  url: string
  /** Silently stops all traffic. */
  freeze(): void
  /** Delivers the waiting traffic. */
  thaw(): void
  /** Ends open connections and refuses new ones. */
  cut(): void
  close(): Promise<void>
}

/** A proxy to a database that can go silent or break, as networks do. */
export async function openBreakableConnection(databaseUrl: string): Promise<BreakableConnection> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    freeze: () => {
      for (const socket of sockets) socket.pause()
    },
    thaw: () => {
      for (const socket of sockets) socket.resume()
    },
    cut,
    close: () => {
      cut()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
