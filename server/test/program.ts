import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The file of one of the server's programs. The bundle of `npm test`, or the source if a test runs by hand. */
export function programFile(name: 'start-api' | 'start-worker'): string {
  const built = process.env.TEST_SERVER_BUILD
  return built ? join(built, `${name}.js`) : fileURLToPath(new URL(`../src/${name}.ts`, import.meta.url))
}
