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

/** Runs Redocly on the shop's OpenAPI; installs it beside this file first unless it exists. */
export async function lintOpenapi(shop: ScannedShop, folder: string) {
  if (!existsSync(program)) await run('npm', ['ci', '--ignore-scripts'], { cwd: home })
  const description = await (await fetch(`${shop.url}/api/openapi.json`)).text()
  const file = join(folder, 'openapi.json')
  await writeFile(file, description)
  const env = { ...process.env, ...quiet }
  const args = [program, 'lint', file, '--format=json', '--max-problems=1000']
  // It exits with 1 on errors, which its output also contains.
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
