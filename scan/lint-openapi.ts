import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ScannedShop } from './scanned-shop.ts'
import type { Finding } from './sqlmap.ts'

const run = promisify(execFile)
const home = join(import.meta.dirname, 'redocly')
const program = join(home, 'node_modules/@redocly/cli/bin/cli.js')
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

type Problem = { ruleId: string; severity: string; message: string; location: { pointer?: string }[] }

/** What Redocly, installed beside this file when it is not there yet, says of the shop's OpenAPI. */
export async function lintOpenapi(shop: ScannedShop, folder: string) {
  if (!existsSync(program)) await run('npm', ['ci', '--ignore-scripts'], { cwd: home })
  const description = await (await fetch(`${shop.url}/api/openapi.json`)).text()
  const file = join(folder, 'openapi.json')
  await writeFile(file, description)
  const env = { ...process.env, ...quiet }
  const args = [program, 'lint', file, '--format=json', '--max-problems=1000']
  // It ends with 1 when there are errors, which are in what it says as well.
  const { stdout } = await run(process.execPath, args, { env, cwd: folder, maxBuffer: 64 * 1024 * 1024 }).catch(
    (problem: { stdout: string }) => problem,
  )
  const { problems } = JSON.parse(stdout) as { problems: Problem[] }
  const findings = problems.map(
    ({ ruleId, severity, message, location }): Finding => ({
      where: location[0]?.pointer ?? '',
      what: `${severity} ${ruleId}: ${message}`,
    }),
  )
  return { bytes: description.length, findings }
}
