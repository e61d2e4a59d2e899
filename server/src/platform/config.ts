import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { keptSecret } from './kept-secret.ts'
import { StartProblem } from './start-problem.ts'

export type Config = {
  production: boolean
  port: number
  host: string
  publicUrl: string
  apiBase: string
  dataDir: string
  /** null: the embedded PostgreSQL below the data folder. */
  databaseUrl: string | null
  /** The demo shop's password, or null where there is no demo shop. */
  demoPassword: string | null
  tokenSecret: string
  accessTokenSeconds: number
  refreshTokenSeconds: number
  rateLimits: boolean
  trustProxy: string[] | number | false
  /** null: mails are kept in the outbox folder. */
  smtpUrl: string | null
  mailFrom: string
  google: { clientId: string; jwksUrl: string; authorizeUrl: string } | null
  /** The ways money comes in by itself; an empty secret means that its door does not exist. */
  sepay: { apiKey: string; secret: string; apiToken: string; apiUrl: string }
  casso: { secureToken: string; key: string }
  binance: { apiKey: string; apiSecret: string; apiUrl: string }
  metricsToken: string | null
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}

const DAY = 86_400
const SHORTEST_SECRET = 32
const SHORTEST_WEBHOOK_SECRET = 16
const wellKnownSecrets = /^(.)\1*$|change.?me|secret|password|example|default/i

const text = (fallback = '') => z._default(z.string(), fallback)
const seconds = (fallback: string, longest: number) =>
  z._default(
    z
      .string()
      .check(
        z.refine(
          (it) => /^\d{1,9}$/.test(it) && Number(it) >= 1 && Number(it) <= longest,
          `must be between 1 and ${longest}`,
        ),
      ),
    fallback,
  )
const onOff = (fallback: string) => z._default(z.enum(['on', 'off'], 'must be on or off'), fallback as 'on')
const address = (fallback = '') =>
  z._default(
    z.string().check(z.refine((it) => it === '' || isWebAddress(it), 'must be an address with http:// or https://')),
    fallback,
  )

/** Reads and checks the whole configuration. What is wrong is told in one sentence per variable, and nothing starts. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const production = env.NODE_ENV === 'production'
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = variables(production).safeParse(given)
  const problems = read.success ? [] : read.error.issues.map((it) => `${it.path.join('.')} ${it.message}`)
  if (!read.success) throw new StartProblem(`Configuration: ${problems.join('; ')}.`)
  const it = read.data
  if (production) problems.push(...productionProblems(it))
  if (problems.length) throw new StartProblem(`Configuration: ${problems.join('; ')}.`)

  const dataDir = resolve(it.DATA_DIR)
  return {
    production,
    port: Number(it.PORT),
    host: it.HOST,
    publicUrl: (it.PUBLIC_URL || `http://localhost:${it.PORT}`).replace(/\/+$/, ''),
    apiBase: it.API_BASE,
    dataDir,
    databaseUrl: it.DATABASE_URL || null,
    demoPassword: it.DEMO === 'on' ? it.DEMO_PASSWORD || keptSecret(dataDir, 'demo-password', 9) : null,
    tokenSecret: it.TOKEN_SECRET || keptSecret(dataDir, 'token-secret', 48),
    accessTokenSeconds: Number(it.ACCESS_TOKEN_SECONDS),
    refreshTokenSeconds: Number(it.REFRESH_TOKEN_SECONDS),
    rateLimits: it.RATE_LIMITS === 'on',
    trustProxy: trustedProxies(it.TRUST_PROXY),
    smtpUrl: it.SMTP_URL || null,
    mailFrom: it.MAIL_FROM,
    google: it.GOOGLE_CLIENT_ID
      ? { clientId: it.GOOGLE_CLIENT_ID, jwksUrl: it.GOOGLE_JWKS_URL, authorizeUrl: it.GOOGLE_AUTHORIZE_URL }
      : null,
    sepay: {
      apiKey: it.SEPAY_API_KEY,
      // A demo shop has a bank that signs: its own.
      secret: it.SEPAY_SECRET || (it.DEMO === 'on' ? keptSecret(dataDir, 'demo-bank-secret', 32) : ''),
      apiToken: it.SEPAY_API_TOKEN,
      apiUrl: it.SEPAY_API_URL,
    },
    casso: { secureToken: it.CASSO_SECURE_TOKEN, key: it.CASSO_KEY },
    binance: { apiKey: it.BINANCE_API_KEY, apiSecret: it.BINANCE_API_SECRET, apiUrl: it.BINANCE_API_URL },
    metricsToken: it.METRICS_TOKEN || null,
    logLevel: it.LOG_LEVEL,
  }
}

function variables(production: boolean) {
  return z.object({
    PORT: z._default(z.string().check(z.refine(isPort, 'must be a port between 0 and 65535')), '3000'),
    HOST: text('127.0.0.1'),
    PUBLIC_URL: address(),
    API_BASE: text('/api'),
    DATA_DIR: text('./data'),
    DATABASE_URL: z._default(z.string().check(z.regex(/^(postgres(ql)?:\/\/.+)?$/, 'must begin with postgres://')), ''),
    DEMO: onOff(production ? 'off' : 'on'),
    DEMO_PASSWORD: text(),
    TOKEN_SECRET: text(),
    ACCESS_TOKEN_SECONDS: seconds('900', DAY),
    REFRESH_TOKEN_SECONDS: seconds('2592000', 365 * DAY),
    RATE_LIMITS: onOff('on'),
    TRUST_PROXY: z._default(
      z.string().check(z.refine(areProxies, 'must be a number of hops from 1 to 9, or addresses and networks')),
      '',
    ),
    SMTP_URL: z._default(z.string().check(z.regex(/^(smtps?:\/\/.+)?$/, 'must begin with smtp:// or smtps://')), ''),
    MAIL_FROM: text('Runmart <no-reply@runmart.local>'),
    GOOGLE_CLIENT_ID: text(),
    GOOGLE_JWKS_URL: address('https://www.googleapis.com/oauth2/v3/certs'),
    GOOGLE_AUTHORIZE_URL: address('https://accounts.google.com/o/oauth2/v2/auth'),
    SEPAY_API_KEY: text(),
    SEPAY_SECRET: text(),
    SEPAY_API_TOKEN: text(),
    SEPAY_API_URL: address('https://my.sepay.vn'),
    CASSO_SECURE_TOKEN: text(),
    CASSO_KEY: text(),
    BINANCE_API_KEY: text(),
    BINANCE_API_SECRET: text(),
    BINANCE_API_URL: address('https://api.binance.com'),
    METRICS_TOKEN: text(),
    LOG_LEVEL: z._default(
      z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'is not a level'),
      'info',
    ),
  })
}

type Variables = z.infer<ReturnType<typeof variables>>

function productionProblems(it: Variables): string[] {
  const problems: string[] = []
  if (it.TOKEN_SECRET.length < SHORTEST_SECRET || wellKnownSecrets.test(it.TOKEN_SECRET))
    problems.push(`TOKEN_SECRET must be a random text of at least ${SHORTEST_SECRET} characters in production`)
  if (it.METRICS_TOKEN && it.METRICS_TOKEN.length < SHORTEST_SECRET)
    problems.push(`METRICS_TOKEN must have at least ${SHORTEST_SECRET} characters in production`)
  for (const name of ['SEPAY_API_KEY', 'SEPAY_SECRET', 'CASSO_SECURE_TOKEN', 'CASSO_KEY'] as const)
    if (it[name] && (it[name].length < SHORTEST_WEBHOOK_SECRET || wellKnownSecrets.test(it[name])))
      problems.push(`${name} must be a random text of at least ${SHORTEST_WEBHOOK_SECRET} characters in production`)
  if (!it.PUBLIC_URL) problems.push('PUBLIC_URL must be set in production, it stands in every mail')
  if (!it.SMTP_URL) problems.push('SMTP_URL must be set in production, customers activate by mail')
  if (it.DEMO === 'on') problems.push('DEMO must be off in production')
  if (it.RATE_LIMITS === 'off') problems.push('RATE_LIMITS must be on in production')
  return problems
}

function isWebAddress(it: string): boolean {
  return /^https?:\/\//.test(it) && URL.canParse(it)
}

function isPort(it: string): boolean {
  return /^\d{1,5}$/.test(it) && Number(it) <= 65535
}

/** `2` is a number of hops; `10.0.0.1, 10.0.0.0/8` are addresses; empty believes nobody. */
function trustedProxies(it: string): Config['trustProxy'] {
  if (!it) return false
  return isHops(it) ? Number(it) : it.split(',').map((part) => part.trim())
}

const isHops = (it: string) => /^[1-9]$/.test(it)

function areProxies(it: string): boolean {
  return it === '' || isHops(it) || it.split(',').every((part) => isNetwork(part.trim()))
}

/** An address, or a network such as `10.0.0.0/8`. */
function isNetwork(it: string): boolean {
  const [address = '', bits, ...more] = it.split('/')
  const longest = isIP(address) === 6 ? 128 : 32
  return (
    isIP(address) !== 0 &&
    more.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  )
}
