import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { hash } from '@node-rs/argon2'
import { api } from '@runmart/contract'
import { type Client, createClient } from '@runmart/contract/client'
import type { FastifyInstance } from 'fastify'
import { insertUser } from '#features/accounts/user-queries.ts'
import { makeCode } from '#platform/codes.ts'
import { type Config, readConfig } from '#platform/config/config.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { addressOf } from '#platform/http/server.ts'
import { startJobRunner } from '#platform/jobs/job-runner.ts'
import { startOutboxRelay } from '#platform/jobs/outbox-relay.ts'
import { openHub } from '#platform/live/hub.ts'
import { createLog } from '#platform/log.ts'
import type { Shop } from '#platform/shop.ts'
import { createApi } from '../src/api.ts'
import { installBots } from '../src/install-bots.ts'
import { openShop } from '../src/shop.ts'
import { work } from '../src/worker.ts'
import { testBots } from './bots/test-bots.ts'
import { checkAnswers } from './check-answers.ts'
import { createDatabase } from './database.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'

export type Person = {
  id: string
  username: string
  email: string
  password: string
  accessToken: string
  refreshToken: string
  call: Client
}

export type TestServer = {
  url: string
  config: Config
  /** The third argument of use cases. */
  shop: Shop
  databaseUrl: string
  /** The database by the product's login, which may do less than its owner. */
  appUrl: string
  db: Database
  /** The same database with its owner's rights, for what the product itself may not do. */
  owner: Database
  app: FastifyInstance
  mailbox: Mailbox
  /** A caller with this access token, or a visitor. */
  as(accessToken: string | null, language?: string): Client
  /** Registers as people do; the account is not yet active. */
  registerVisitor(): Promise<Omit<Person, 'accessToken' | 'refreshToken' | 'call'>>
  /** Inserts an active account and signs in. */
  createCustomer(): Promise<Person>
  signIn(who: { email: string; password: string }): Promise<Person>
  beforeClosing(end: () => Promise<void>): void
}

/** The cheapest Argon2: only tests of passwords hash as the product does. */
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 }

function newForm(): Pick<Person, 'username' | 'email' | 'password'> {
  const name = `p${randomBytes(5).toString('hex')}`
  return { username: name, email: `${name}@example.com`, password: `pass of ${name}` }
}

/**
 * A whole marketplace for tests: real HTTP, real PostgreSQL, real mail, and the worker's jobs. Closes after the file.
 * `logInto` gets its log, line by line.
 */
export async function startTestServer(
  { connections = 4, ...settings }: Partial<Config> & { connections?: number } = {},
  logInto?: (line: string) => void,
): Promise<TestServer> {
  const [database, mailbox] = await Promise.all([createDatabase(), openMailbox()])
  const config: Config = {
    ...readConfig({
      TOKEN_SECRET: randomBytes(32).toString('hex'),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'runmart-test-')),
      DEMO_PASSWORD: 'irrelevant here',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
    }),
    smtpUrl: mailbox.url,
    botModules: testBots,
    ...settings,
  }
  const log = createLog(config.logLevel, 'test', logInto && { write: logInto })
  // Several servers in several files share one PostgreSQL and its limited connections.
  const db = openDatabase(database.appUrl, log, { connections })
  const owner = openDatabase(database.url, log, { connections: 2, asOwner: true })
  const hub = openHub(database.appUrl, log)
  const bots = await installBots(config)
  const shop = openShop(config, { db, hub, log, bots, servesWeb: false, ownAddress: () => addressOf(app) })
  const app = createApi(shop, db, hub, log)
  const expectDescribedAnswers = checkAnswers(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  // Without scheduled jobs: a test must not depend on passing a full five minutes.
  const engine = await startJobRunner({ db, log, shop }, { ...work, cronJobs: [] }, () => {})
  const relay = startOutboxRelay(db, database.appUrl, log)
  const url = addressOf(app)

  const first: (() => Promise<void>)[] = []
  after(async () => {
    for (const end of first) await end()
    await app.close()
    await relay.stop()
    await engine.stop()
    await hub.close()
    await db.close()
    await owner.close()
    await mailbox.close()
    await database.drop()
    expectDescribedAnswers()
  })

  const as: TestServer['as'] = (accessToken, language = 'en') =>
    createClient({ base: `${url}/api`, language: () => language, accessToken: () => accessToken })

  const signIn: TestServer['signIn'] = async ({ email, password }) => {
    const { data, code } = await as(null)(api.accounts.login, { body: { email, password } })
    if (code) throw new Error(`Signing in was refused: ${code}`)
    const { accessToken, refreshToken, user } = data
    return { id: user.id, username: user.username, email, password, accessToken, refreshToken, call: as(accessToken) }
  }

  const registerVisitor: TestServer['registerVisitor'] = async () => {
    const form = newForm()
    const { data, code } = await as(null)(api.accounts.register, { body: form })
    if (code) throw new Error(`Registering was refused: ${code}`)
    return { id: data.user.id, ...form }
  }

  const createCustomer: TestServer['createCustomer'] = async () => {
    const person = { id: randomUUIDv7(), ...newForm() }
    const passwordHash = await hash(person.password, cheap)
    const given = { language: 'en', referralCode: makeCode('', 8), referredBy: null, status: 'active' } as const
    await db.transaction((tx) =>
      insertUser(tx, { id: person.id, username: person.username, email: person.email, passwordHash, ...given }),
    )
    return signIn(person)
  }

  return {
    url,
    config,
    shop,
    databaseUrl: database.url,
    appUrl: database.appUrl,
    db,
    owner,
    app,
    mailbox,
    as,
    registerVisitor: registerVisitor,
    createCustomer: createCustomer,
    signIn,
    beforeClosing: (end) => void first.push(end),
  }
}
