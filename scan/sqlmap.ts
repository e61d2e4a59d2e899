import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chooseValues } from './choose-value.ts'
import { createThings } from './create-things.ts'
import { type Description, listRequests, type MarkedRequest } from './marked-requests.ts'
import { openDoor } from './open-door.ts'
import { runProgram } from './run-program.ts'
import type { ScannedShop } from './scanned-shop.ts'

/** Each mostly waits for answers. With more at a time, one changes another's data, which looks like a hole. */
const AT_A_TIME = 2
const SECONDS_EACH = 900
/** Refusals are answers, not reasons to give up. */
const refused = [400, 401, 402, 403, 404, 405, 408, 409, 410, 413, 415, 422, 428, 429, 503]
const options = [
  ...['--batch', '--ignore-stdin', '--flush-session', '--skip-waf', '--disable-coloring', '--threads=1'],
  ...['--level=1', '--risk=1', '--technique=BEUST', '--time-sec=2', '--dbms=postgresql', '--timeout=15', '--retries=1'],
  `--ignore-code=${refused}`,
]

export type Finding = { where: string; what: string }
type Result = { tested: number; findings: Finding[] }

/** It would end the sessions of parallel attempts, and has no parameter of its own. */
const SPARED = 'DELETE /user/auth/sessions'

/** Tries every parameter of every call of the description, or of calls with one of these parts in their address. */
export async function scanWithSqlmap(shop: ScannedShop, folder: string, paths: readonly string[]) {
  const description = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as Description
  const control = await scanOpenDoor(shop, folder)
  const listed = listRequests(description, chooseValues(await createThings(shop), shop.demoPassword))
  // Trying it closes the shop, and customers' calls after it would end at the door.
  const isLast = ({ call }: MarkedRequest) => call.includes('/operator/maintenance')
  const all = [...listed.filter((it) => !isLast(it)), ...listed.filter(isLast)]
  const requests = all.filter(
    ({ call }) => call !== SPARED && (!paths.length || paths.some((path) => call.includes(path))),
  )
  const results: Result[] = []
  const answers: Record<string, number> = {}
  const waiting = requests.entries()
  const work = async () => {
    for (const [at, request] of waiting) {
      const token = await shop.signIn(request.isForOperators ? 'operator' : 'demo')
      const text = request.text(new URL(shop.url).host, token)
      const status = await statusOf(shop.url, text)
      answers[status] = (answers[status] ?? 0) + 1
      const name = join(folder, `sqlmap-${String(at).padStart(3, '0')}`)
      await writeFile(`${name}.request`, text)
      const said = await runProgram(
        'sqlmap',
        ['-r', `${name}.request`, `--output-dir=${folder}/sqlmap`, ...options],
        SECONDS_EACH,
      )
      await writeFile(`${name}.log`, `${request.call} answered ${status}\n${said}`)
      results.push(resultOf(request, said))
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
  return {
    control,
    calls: new Set(requests.map((it) => it.call.replace(' (its key)', ''))).size,
    requests: requests.length,
    parameters: requests.reduce((sum, it) => sum + it.marks, 0),
    tested: results.reduce((sum, it) => sum + it.tested, 0),
    answers,
    findings: results.flatMap((it) => it.findings),
  }
}

/** The same options against a server with the hole. A scan that misses it there would miss it in the shop. */
async function scanOpenDoor(shop: ScannedShop, folder: string): Promise<string[]> {
  const door = await openDoor(shop.dataDir)
  const args = ['-u', `${door.url}/?name=x*`, `--output-dir=${folder}/sqlmap`, ...options]
  const said = await runProgram('sqlmap', args, SECONDS_EACH)
  await door.close()
  await writeFile(join(folder, 'sqlmap-control.log'), said)
  return [...said.matchAll(/^ +Type: (.+)$/gm)].map(([, type = '']) => type)
}

/** Sends the request without its marks; the status shows how far the attempts can get. */
async function statusOf(url: string, text: string): Promise<string> {
  const [head = '', body = ''] = text.replaceAll('*', '').split('\n\n')
  const [line = '', ...headers] = head.split('\n')
  const [method = '', path = ''] = line.split(' ')
  const fields = headers.map((it) => it.split(': ') as [string, string]).filter(([name]) => name !== 'Host')
  const answer = await fetch(url + path, { method, headers: fields, body: body || null })
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream')
  if (isStream || answer.ok) {
    await answer.body?.cancel()
    return String(answer.status)
  }
  const { code } = (await answer.json()) as { code: string }
  return `${answer.status} ${code}`
}

function resultOf({ call }: MarkedRequest, said: string): Result {
  const lines = said.split('\n')
  const found = lines.filter((it) =>
    /' is vulnerable|identified the following injection|might be vulnerable to/.test(it),
  )
  const broken = lines.filter((it) => /^50[02] \(/.test(it) || it.includes('(stopped after'))
  const tested = lines.filter((it) => it.includes('does not seem to be injectable')).length
  return { tested, findings: [...found, ...broken].map((what) => ({ where: call, what: what.trim() })) }
}
