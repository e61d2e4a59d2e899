import { buildServer } from '../build-server.mjs'
import { buildWeb } from '../build-web.mjs'

/** Builds the web, which also checks its size budgets, and the server. */
export async function webBuild() {
  await buildWeb(process.execPath, null)
  await buildServer(process.execPath, null)
  return { passed: 1, failed: 0 }
}
