import { readConfig } from '#platform/config/config.ts'
import { announce } from './start/announce.ts'
import { checkPort } from './start/check-port.ts'
import { main } from './start/main.ts'
import { runServices } from './start/run-services.ts'

/** The program of `npm start`: runs the database unless one is given, the API and the worker until Ctrl-C. */
await main(async (signal) => {
  const config = readConfig()
  await checkPort(config.host, config.port)
  const running = await runServices(config, { signal, env: {} })
  announce(config, config.publicUrl, running.notices)
  return running
})
