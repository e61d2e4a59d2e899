import { isTimeZone } from '@runmart/contract/time-zone'
import * as z from 'zod/mini'
import { areAllowedHosts } from './allowed-hosts.ts'
import { isMailboxUrl } from './mailbox-access.ts'
import { areSecretsKeys, weakSecretsKeys } from './secrets-keys.ts'
import { areProxies } from './trusted-proxies.ts'

const DAY = 86_400
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Every variable with its default, and a short message for each wrong value. */
export function variables(production: boolean) {
  return z.object({
    PORT: z._default(z.string().check(z.refine(isPort, 'must be a port between 0 and 65535')), '3000'),
    HOST: text('127.0.0.1'),
    API_PROCESSES: count('2', 8),
    PUBLIC_URL: address(),
    ALLOW_PLAIN_HTTP: onOff('off'),
    API_BASE: text('/api'),
    DATA_DIR: text('./data'),
    DATABASE_URL: databaseAddress(),
    APP_DATABASE_URL: databaseAddress(),
    DEMO: onOff(production ? 'off' : 'on'),
    DEMO_PASSWORD: text(),
    TOKEN_SECRET: text(),
    SECRETS_KEYS: z._default(
      z.string().check(z.refine(areSecretsKeys, 'must be keys with their versions, the current one first: 2:…,1:…')),
      '',
    ),
    ACCESS_TOKEN_SECONDS: count('900', DAY),
    REFRESH_TOKEN_SECONDS: count('2592000', 365 * DAY),
    RATE_LIMITS: onOff('on'),
    TRUST_PROXY: z._default(
      z.string().check(z.refine(areProxies, 'must be a number of hops from 1 to 9, or addresses and networks')),
      '',
    ),
    SMTP_URL: z._default(z.string().check(z.regex(/^(smtps?:\/\/.+)?$/, 'must begin with smtp:// or smtps://')), ''),
    MAIL_FROM: text('Runmart <no-reply@runmart.local>'),
    IMAP_URL: z._default(
      z
        .string()
        .check(z.refine(isMailboxUrl, 'must be imaps://user:password@host or imap://user:password@host:port/folder')),
      '',
    ),
    REPLY_ADDRESS: text(),
    CONTACT_EMAIL: text(),
    CONTACT_TELEGRAM: z._default(
      z.string().check(z.regex(/^(@?[a-z]\w{4,31})?$/i, 'must be the name of an account or group in Telegram')),
      '',
    ),
    CONTACT_ZALO: z._default(z.string().check(z.regex(/^(\+?\d{8,15})?$/, 'must be a phone number, digits only')), ''),
    MESSAGE_NOTIFY_SECONDS: count('60', 3_600),
    SHOP_TIME_ZONE: z._default(
      z.string().check(z.refine(isTimeZone, 'must be the name of a time zone, such as Asia/Ho_Chi_Minh')),
      'Asia/Ho_Chi_Minh',
    ),
    NEWSLETTER_PER_MINUTE: count('600', 100_000),
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
    MANUAL_CREDIT_CAP: count('50000000', 999_999_999),
    CLAIM_WAIT_ABOVE: count('20000000', 999_999_999),
    CLAIM_WAIT_HOURS: count('6', 168),
    BOT_ALLOW_HOSTS: z._default(
      z.string().check(z.refine(areAllowedHosts, 'must be a list of host:port, separated by commas')),
      '',
    ),
    BOT_MODULES: text(),
    BOT_RUNS_PER_NODE: count('20', 1_000),
    BOT_RUNS_PER_CUSTOMER: count('3', 1_000),
    BOT_PREPARED: count('2', 100),
    BOT_MEMORY_MB: count('256', 65_536),
    BOT_LINE_SECONDS: count('120', 3_600),
    BOT_RUN_HOURS: count('24', 1_000),
    BOT_KEEP_DAYS: count('30', 3_650),
    BOT_REQUESTS_PER_SECOND: count('50', 100_000),
    BOT_REQUESTS_PER_HOST: count('20', 100_000),
    S3_URL: z._default(
      z.string().check(z.refine(isStoreAddress, 'must be an address with http:// or https://, without a query')),
      '',
    ),
    S3_BUCKET: z._default(
      z.string().check(z.regex(/^([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])?$/, 'must be the name of a bucket')),
      '',
    ),
    S3_REGION: text('us-east-1'),
    S3_ACCESS_KEY: text(),
    S3_SECRET_KEY: text(),
    TELEGRAM_BOT_TOKEN: z._default(
      z.string().check(z.regex(/^(\d+:[\w-]{20,})?$/, 'must be a token of BotFather')),
      '',
    ),
    TELEGRAM_API_URL: address('https://api.telegram.org'),
    METRICS_TOKEN: text(),
    MAINTENANCE: onOff('off'),
    LOG_LEVEL: z._default(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  })
}

export type Variables = z.infer<ReturnType<typeof variables>>

const SHORTEST_SECRET = 32
const SHORTEST_WEBHOOK_SECRET = 16
const wellKnownSecrets = /^(.)\1*$|change.?me|secret|password|example|default/i

/** Problems that keep a production shop from starting: weak secrets and demo settings. */
export function productionProblems(it: Variables): string[] {
  const problems: string[] = []
  const isStrong = (secret: string) => secret.length >= SHORTEST_SECRET && !wellKnownSecrets.test(secret)
  if (!isStrong(it.TOKEN_SECRET))
    problems.push(`TOKEN_SECRET must be a random text of at least ${SHORTEST_SECRET} characters in production`)
  if (weakSecretsKeys(it.SECRETS_KEYS, isStrong))
    problems.push(
      `SECRETS_KEYS must be set in production (1:…), each key a random text of at least ${SHORTEST_SECRET} characters`,
    )
  if (it.METRICS_TOKEN && it.METRICS_TOKEN.length < SHORTEST_SECRET)
    problems.push(`METRICS_TOKEN must have at least ${SHORTEST_SECRET} characters in production`)
  for (const name of ['SEPAY_API_KEY', 'SEPAY_SECRET', 'CASSO_SECURE_TOKEN', 'CASSO_KEY'] as const)
    if (it[name] && (it[name].length < SHORTEST_WEBHOOK_SECRET || wellKnownSecrets.test(it[name])))
      problems.push(`${name} must be a random text of at least ${SHORTEST_WEBHOOK_SECRET} characters in production`)
  if (!it.PUBLIC_URL) problems.push('PUBLIC_URL must be set in production, it stands in every mail')
  if (isPlainHttp(it) && it.ALLOW_PLAIN_HTTP === 'off')
    problems.push(
      'PUBLIC_URL must begin with https:// in production, or everybody on the way reads passwords (ALLOW_PLAIN_HTTP=on, if you insist)',
    )
  if (isPublic(it) && isLoopback(it.HOST) && !it.TRUST_PROXY)
    problems.push(
      'TRUST_PROXY must be set in production while HOST is this machine alone, or all visitors count as one: TRUST_PROXY=1 for one proxy on this machine',
    )
  if (!it.SMTP_URL) problems.push('SMTP_URL must be set in production, customers activate by mail')
  if (it.DEMO === 'on') problems.push('DEMO must be off in production')
  if (it.RATE_LIMITS === 'off') problems.push('RATE_LIMITS must be on in production')
  return problems
}

const hostOf = (address: string) => URL.parse(address)?.hostname ?? ''
const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host)
const isPublic = (it: Variables) => it.PUBLIC_URL !== '' && !isLoopback(hostOf(it.PUBLIC_URL))
const isPlainHttp = (it: Variables) => isPublic(it) && /^http:/i.test(it.PUBLIC_URL)

const text = (fallback = '') => z._default(z.string(), fallback)
const databaseAddress = () =>
  z._default(z.string().check(z.regex(/^(postgres(ql)?:\/\/.+)?$/, 'must begin with postgres://')), '')
const count = (fallback: string, most: number) =>
  z._default(
    z
      .string()
      .check(
        z.refine(
          (it) => /^\d{1,9}$/.test(it) && Number(it) >= 1 && Number(it) <= most,
          `must be between 1 and ${most}`,
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

function isWebAddress(it: string): boolean {
  return /^https?:\/\//.test(it) && URL.canParse(it)
}

/** The store appends paths of objects to it. */
function isStoreAddress(it: string): boolean {
  return it === '' || (isWebAddress(it) && !/[?#@]/.test(it))
}

function isPort(it: string): boolean {
  return /^\d{1,5}$/.test(it) && Number(it) <= 65535
}
