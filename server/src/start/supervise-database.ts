import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts'

/** The database of a start: where it is, and how to let it go. */
export type Database = { url: string; stop(): Promise<void> }

const lookEveryMs = 1_000

/** Starts the embedded database and starts it again when it is killed; `moved` is called when it then has another address. */
export async function superviseDatabase(wish: {
  dataDir: string
  say: (line: string) => void
  moved: () => void
}): Promise<Database> {
  let server = await startEmbeddedPostgres(wish)
  const over = new AbortController()
  const watching = (async () => {
    while (!over.signal.aborted) {
      await sleep(lookEveryMs, undefined, { signal: over.signal }).catch(() => {})
      if (over.signal.aborted || (await server.isAlive())) continue
      wish.say('The database ended; starting it again.')
      const before = server.url
      server = await startEmbeddedPostgres(wish).catch((problem: Error) => {
        wish.say(problem.message)
        return server
      })
      if (server.url !== before) wish.moved()
    }
  })()
  return {
    get url() {
      return server.url
    },
    async stop() {
      over.abort()
      await watching
      await server.stop()
    },
  }
}
