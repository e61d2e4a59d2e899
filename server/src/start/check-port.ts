import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '#platform/startup-error.ts'

/** After a kill -9 the orphaned API needs a moment to notice and exit. */
const patienceMs = 4_000

/** Makes sure that the API can listen, before anything else starts. */
export async function checkPort(host: string, port: number): Promise<void> {
  const giveUpAt = Date.now() + patienceMs
  for (;;) {
    const code = await tryToListen(host, port)
    if (code === null) return
    if (code === 'EADDRINUSE' && Date.now() < giveUpAt) {
      await sleep(250)
      continue
    }
    throw new StartupError(sentence(code, host, port))
  }
}

function tryToListen(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)))
  })
}

function sentence(code: string, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program: stop it, or choose another port, for example PORT=${port + 1} npm start.`
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user: choose one above 1023, for example PORT=3000 npm start.`
  return `HOST=${host} is not an address this machine can listen on (${code}): use 127.0.0.1 or 0.0.0.0.`
}
