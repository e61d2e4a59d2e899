import { readConfig } from '#platform/config/config.ts'
import { announce } from './start/announce.ts'
import { checkPort } from './start/check-port.ts'
import { main } from './start/main.ts'
import { runParts } from './start/run-service-processes.ts'

/** What `npm start` runs: the database unless one is given, the API and the worker, kept alive until Ctrl-C. */
await main(async (signal) => {
  const config = readConfig()
  await checkPort(config.host, config.port)
  const running = await runParts(config, { signal, env: {} })
  announce(config, config.publicUrl, running.says)
  return running
})
