import { readConfig } from '#platform/config/config.ts'
import { freePort } from '#platform/embedded-postgres/free-port.ts'
import { announce } from './start/announce.ts'
import { checkPort } from './start/check-port.ts'
import { main } from './start/main.ts'
import { runServices } from './start/run-services.ts'
import { runWebDev } from './start/run-web-dev.ts'
import { watchSources } from './start/watch-sources.ts'

/** `npm run dev`: like `npm start`, but the web reloads and the server restarts when sources change. */
await main(async (signal) => {
  const config = readConfig()
  await checkPort(config.host, config.port)
  // Vite's server takes the usual address and proxies /api, so that links in mails stay right.
  const apiPort = String(await freePort(0))
  const env = { PORT: apiPort, HOST: '127.0.0.1', PUBLIC_URL: config.publicUrl, WEB: 'off' }
  const running = await runServices({ ...config, apiProcesses: 1 }, { signal, env })
  const web = runWebDev({ host: config.host, port: config.port, apiTarget: `http://127.0.0.1:${apiPort}` })
  watchSources(() => {
    console.log('The sources changed; restarting the server.')
    running.refresh().catch((problem: Error) => console.error(problem.message))
  })
  announce(config, config.publicUrl, running.notices)
  const stop = async () => {
    await Promise.all([web.stop(), running.stop()])
  }
  return { ...running, stop }
})
