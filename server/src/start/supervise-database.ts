import { setTimeout as sleep } from 'node:timers/promises'
import { startServer } from '#platform/embedded-postgres/start-server.ts'

/** The supervised database: its addresses for the owner and for the product, and a function to stop it. */
export type Database = { url: string; appUrl: string; stop(): Promise<void> }

const checkEveryMs = 1_000

/** Starts the embedded database and restarts it after a kill; calls `onMoved` if it then has another address. */
export async function superviseDatabase(options: {
  dataDir: string
  print: (line: string) => void
  onMoved: () => void
}): Promise<Database> {
  let server = await startServer(options)
  const over = new AbortController()
  const watching = (async () => {
    while (!over.signal.aborted) {
      await sleep(checkEveryMs, undefined, { signal: over.signal }).catch(() => {})
      if (over.signal.aborted || (await server.isAlive())) continue
      options.print('The database ended; starting it again.')
      const before = server.url
      server = await startServer(options).catch((problem: Error) => {
        options.print(problem.message)
        return server
      })
      if (server.url !== before) options.onMoved()
    }
  })()
  return {
    get url() {
      return server.url
    },
    get appUrl() {
      return server.appUrl
    },
    async stop() {
      over.abort()
      await watching
      await server.stop()
    },
  }
}
