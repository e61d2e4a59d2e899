import { resolve } from 'node:path'
import type { SecretsKeys } from '../sealed.ts'
import { StartupError } from '../startup-error.ts'
import { storedSecret } from '../stored-secret.ts'
import { type AllowedHosts, allowedHosts } from './allowed-hosts.ts'
import { type MailboxAccess, mailboxAccess, mailboxProblems } from './mailbox-access.ts'
import { secretsKeys } from './secrets-keys.ts'
import { type StoreAccess, storeAccess, storeProblems } from './store-access.ts'
import { trustedProxies } from './trusted-proxies.ts'
import { productionProblems, variables } from './variables.ts'

export type BotLimits = {
  runsPerNode: number
  runsPerCustomer: number
  /** Processes that wait for the next runs. */
  prepared: number
  memoryMb: number
  lineSeconds: number
  runHours: number
  /** How many days after the end of an order the server keeps lines and results. */
  keepDays: number
  /** Requests a second of one run, and of one node to one host. */
  requestsPerSecond: number
  requestsPerHost: number
}

export type DepositLimits = {
  /** The most that one operator may credit manually in 24 hours without an approval. */
  manualCreditCap: number
  /** Claims of Binance transfers above this value wait `claimWaitHours`. */
  claimWaitAbove: number
  claimWaitHours: number
}

export type Config = {
  port: number
  host: string
  apiProcesses: number
  publicUrl: string
  apiBase: string
  dataDir: string
  /** null: the embedded PostgreSQL below the data folder. */
  databaseUrl: string | null
  /** The product's own database login; null: that of `databaseUrl`, in a role. */
  appDatabaseUrl: string | null
  /** `npm start` sets it for its services in a real shop on the embedded database. */
  warnsOfDatabase: boolean
  /** The demo shop's password; null in a real shop. */
  demoPassword: string | null
  tokenSecret: string
  /** The keys of encrypted columns. */
  secretsKeys: SecretsKeys
  accessTokenSeconds: number
  refreshTokenSeconds: number
  rateLimits: boolean
  trustProxy: string[] | number | false
  /** null: the server keeps mails in the outbox folder. */
  smtpUrl: string | null
  mailFrom: string
  /** The mailbox for answers to mails about conversations; null: customers answer only in the app. */
  mailbox: MailboxAccess | null
  /** The shop's contacts; null for each that is unset. */
  contact: ContactWays
  /** How many seconds a message may be unread before the server notifies its reader. */
  messageNotifySeconds: number
  /** The time zone of the back office, and of customers whose own is unknown. */
  shopTimeZone: string
  /** The newsletter's mails per minute. */
  newsletterPerMinute: number
  google: { clientId: string; jwksUrl: string; authorizeUrl: string } | null
  /** A demo shop without a real feed: its customers may simulate a transfer. */
  demoBank: boolean
  /** The deposit feeds; without its secret a webhook does not exist. */
  sepay: { apiKey: string; secret: string; apiToken: string; apiUrl: string }
  casso: { secureToken: string; key: string }
  binance: { apiKey: string; apiSecret: string; apiUrl: string }
  depositLimits: DepositLimits
  /** Private hosts that bots may reach all the same. */
  botAllowHosts: AllowedHosts
  /** Files of bots in addition to those that ship. */
  botModules: string[]
  botLimits: BotLimits
  /** The store for lines and results of ended orders; null: they stay in the database. */
  objectStore: StoreAccess | null
  /** The shop's own Telegram bot, for notifications; null: none. */
  telegram: { token: string; url: string } | null
  metricsToken: string | null
  /** Closes the shop for maintenance, whatever operators decided. */
  maintenance: boolean
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}

const realFeeds = ['SEPAY_API_KEY', 'SEPAY_SECRET', 'CASSO_SECURE_TOKEN', 'CASSO_KEY', 'BINANCE_API_KEY'] as const

/** Reads and checks the configuration; throws with one sentence per wrong variable. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const production = env.NODE_ENV === 'production'
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = variables(production).safeParse(given)
  const problems = read.success ? [] : read.error.issues.map((it) => `${it.path.join('.')} ${it.message}`)
  if (!read.success) throw new StartupError(`Configuration: ${problems.join('; ')}.`)
  const it = read.data
  problems.push(...storeProblems(it), ...mailboxProblems(it))
  if (production) problems.push(...productionProblems(it))
  if (problems.length) throw new StartupError(`Configuration: ${problems.join('; ')}.`)

  const dataDir = resolve(it.DATA_DIR)
  const demoBank = it.DEMO === 'on' && realFeeds.every((name) => !it[name])
  const tokenSecret = it.TOKEN_SECRET || storedSecret(dataDir, 'token-secret', 48)
  return {
    port: Number(it.PORT),
    host: it.HOST,
    apiProcesses: Number(it.API_PROCESSES),
    publicUrl: (it.PUBLIC_URL || `http://localhost:${it.PORT}`).replace(/(?<!\/)\/+$/, ''),
    apiBase: it.API_BASE,
    dataDir,
    databaseUrl: it.DATABASE_URL || null,
    appDatabaseUrl: it.APP_DATABASE_URL || null,
    warnsOfDatabase: env.DATABASE_WARNING === 'on',
    demoPassword: it.DEMO === 'on' ? it.DEMO_PASSWORD || storedSecret(dataDir, 'demo-password', 9) : null,
    tokenSecret,
    secretsKeys: secretsKeys(it.SECRETS_KEYS || `1:${storedSecret(dataDir, 'secrets-key', 48)}`),
    accessTokenSeconds: Number(it.ACCESS_TOKEN_SECONDS),
    refreshTokenSeconds: Number(it.REFRESH_TOKEN_SECONDS),
    rateLimits: it.RATE_LIMITS === 'on',
    trustProxy: trustedProxies(it.TRUST_PROXY),
    smtpUrl: it.SMTP_URL || null,
    mailFrom: it.MAIL_FROM,
    mailbox: mailboxAccess(it),
    contact: contactWays(it),
    messageNotifySeconds: Number(it.MESSAGE_NOTIFY_SECONDS),
    shopTimeZone: it.SHOP_TIME_ZONE,
    newsletterPerMinute: Number(it.NEWSLETTER_PER_MINUTE),
    google: it.GOOGLE_CLIENT_ID
      ? { clientId: it.GOOGLE_CLIENT_ID, jwksUrl: it.GOOGLE_JWKS_URL, authorizeUrl: it.GOOGLE_AUTHORIZE_URL }
      : null,
    demoBank,
    sepay: {
      apiKey: it.SEPAY_API_KEY,
      // A demo shop signs as its own bank.
      secret: it.SEPAY_SECRET || (it.DEMO === 'on' ? storedSecret(dataDir, 'demo-bank-secret', 32) : ''),
      apiToken: it.SEPAY_API_TOKEN,
      apiUrl: it.SEPAY_API_URL,
    },
    casso: { secureToken: it.CASSO_SECURE_TOKEN, key: it.CASSO_KEY },
    // And it is its own Binance, at its own address.
    binance: demoBank
      ? { apiKey: 'demo', apiSecret: storedSecret(dataDir, 'demo-binance-secret', 32), apiUrl: '' }
      : { apiKey: it.BINANCE_API_KEY, apiSecret: it.BINANCE_API_SECRET, apiUrl: it.BINANCE_API_URL },
    depositLimits: {
      manualCreditCap: Number(it.MANUAL_CREDIT_CAP),
      claimWaitAbove: Number(it.CLAIM_WAIT_ABOVE),
      claimWaitHours: Number(it.CLAIM_WAIT_HOURS),
    },
    botAllowHosts: allowedHosts(it.BOT_ALLOW_HOSTS),
    botModules: it.BOT_MODULES.split(',')
      .map((file) => file.trim())
      .filter(Boolean)
      .map((file) => resolve(file)),
    botLimits: {
      runsPerNode: Number(it.BOT_RUNS_PER_NODE),
      runsPerCustomer: Number(it.BOT_RUNS_PER_CUSTOMER),
      prepared: Number(it.BOT_PREPARED),
      memoryMb: Number(it.BOT_MEMORY_MB),
      lineSeconds: Number(it.BOT_LINE_SECONDS),
      runHours: Number(it.BOT_RUN_HOURS),
      keepDays: Number(it.BOT_KEEP_DAYS),
      requestsPerSecond: Number(it.BOT_REQUESTS_PER_SECOND),
      requestsPerHost: Number(it.BOT_REQUESTS_PER_HOST),
    },
    objectStore: storeAccess(it),
    telegram: it.TELEGRAM_BOT_TOKEN
      ? { token: it.TELEGRAM_BOT_TOKEN, url: it.TELEGRAM_API_URL.replace(/(?<!\/)\/+$/, '') }
      : null,
    metricsToken: it.METRICS_TOKEN || null,
    maintenance: it.MAINTENANCE === 'on',
    logLevel: it.LOG_LEVEL,
  }
}

/** Mail address, name in Telegram without its @, phone number in Zalo. */
type ContactWays = { email: string | null; telegram: string | null; zalo: string | null }

type Variables = { DEMO: string; CONTACT_EMAIL: string; CONTACT_TELEGRAM: string; CONTACT_ZALO: string }

/** Example contacts of a demo shop without settings, to show where contacts appear. */
const examples: ContactWays = { email: 'support@runmart.example', telegram: 'runmart_example', zalo: '0900000000' }

function contactWays(it: Variables): ContactWays {
  const ways: ContactWays = {
    email: it.CONTACT_EMAIL || null,
    telegram: it.CONTACT_TELEGRAM.replace(/^@/, '') || null,
    zalo: it.CONTACT_ZALO || null,
  }
  const isSet = Object.values(ways).some((way) => way !== null)
  return isSet || it.DEMO !== 'on' ? ways : examples
}
