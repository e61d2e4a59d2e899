import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chooseValues } from './choose-value.ts'
import { createThings } from './create-things.ts'
import { type Description, listRequests } from './marked-requests.ts'
import { runProgram } from './run-program.ts'
import type { ScannedShop } from './scanned-shop.ts'
import type { Finding } from './sqlmap.ts'

const SECONDS_PER_MODULE = 60
const SECONDS = 360
/** All modules that need no list from the internet and guess no passwords. */
const modules = [
  ...[
    'backup',
    'blindsql',
    'cookieflags',
    'crlf',
    'csp',
    'csrf',
    'exec',
    'file',
    'htaccess',
    'http_headers',
    'methods',
  ],
  ...['permanentxss', 'redirect', 'shellshock', 'sql', 'ssrf', 'xss', 'xxe'],
]

type Report = Record<'vulnerabilities' | 'anomalies', Record<string, { method: string; path: string; info: string }[]>>
type Scan = { name: string; start: string[]; token: string | null }

/** The public pages with their forms, and every GET of the API as customer and as operator. */
export async function scanWithWapiti(shop: ScannedShop, folder: string) {
  const description = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as Description
  const gets = listRequests(description, chooseValues(await createThings(shop), shop.demoPassword)).flatMap((it) => {
    const [method, path = ''] = it.text('', '').replaceAll('*', '').split(' ')
    const isStream = /\/(live|events)$/.test(path)
    return method === 'GET' && !isStream && !it.call.endsWith('key)') ? [{ ...it, path }] : []
  })
  const scans: Scan[] = [
    {
      name: 'public pages',
      start: ['/auth/login', '/auth/register', '/vi', '/ru', '/dev/outbox', '/api/docs'],
      token: null,
    },
    ...(['demo', 'operator'] as const).map((who) => ({
      name: `API as ${who}`,
      start: gets.filter((it) => it.isForOperators === (who === 'operator')).map((it) => it.path),
      token: who,
    })),
  ]
  const listener = await listen()
  const findings: Finding[] = []
  const addresses: Record<string, number> = {}
  for (const { name, start, token } of scans) {
    const report = join(folder, `wapiti ${name}.json`)
    const header = token ? ['-H', `Authorization: Bearer ${await shop.signIn(token as 'demo' | 'operator')}`] : []
    const base = token ? '/api/' : '/'
    const said = await runProgram(
      'wapiti',
      [
        // By default it asks for Brotli, which Debian's Python cannot read, and would find no link.
        ...['-H', 'Accept-Encoding: identity'],
        ...['-u', shop.url + base, ...start.flatMap((path) => ['-s', shop.url + path]), ...header],
        ...['-m', modules.join(), '--scope', 'folder', '-d', token ? '0' : '4', '--max-files-per-dir', '40'],
        ...['--max-scan-time', '120', '--max-attack-time', String(SECONDS_PER_MODULE), '-t', '15'],
        // Otherwise a server on the internet would count the requests that an attack makes the shop send.
        ...['--endpoint', listener.url, '--no-bugreport', '--flush-session', '--store-session', join(folder, 'wapiti')],
        ...['-v', '1', '-f', 'json', '-o', report],
      ],
      SECONDS * 3,
    )
    await writeFile(join(folder, `wapiti ${name}.log`), said)
    addresses[name] = Number(/found (\d+) URLs/.exec(said)?.[1] ?? 0)
    const text = await readFile(report, 'utf8').catch(() => null)
    if (!text) findings.push({ where: name, what: 'no report' })
    else findings.push(...listFindings(name, JSON.parse(text) as Report))
  }
  findings.push(...listener.requests.map((what) => ({ where: 'the shop asked for', what })))
  await listener.close()
  return { modules: modules.length, addresses, findings }
}

function listFindings(scan: string, { vulnerabilities, anomalies }: Report): Finding[] {
  return Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, found]) =>
    found.map(({ method, path, info }) => ({ where: `${scan}: ${method} ${path}`, what: `${kind}: ${info}` })),
  )
}

/** The target of requests that an attack makes the shop send. */
async function listen() {
  const requests: string[] = []
  const server = createServer((request, response) => {
    // The scanner itself polls with `get_`; everything else is the shop.
    if (!request.url?.includes('get_')) requests.push(`${request.method} ${request.url}`)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}
