import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { StartupError } from '../startup-error.ts'
import { readConfig } from './config.ts'

const dataDir = () => mkdtempSync(join(tmpdir(), 'runmart-config-'))
const production = {
  NODE_ENV: 'production',
  TOKEN_SECRET: 'k3vJ9xQ2mZ8pR5tW7yB4nC6dF1gH0sLa',
  SECRETS_KEYS: '1:Vb6Zr3kQ9wX1nT8mE5yH2uJ7pL4sD0aC',
  PUBLIC_URL: 'https://shop.example/',
  SMTP_URL: 'smtp://mail.example',
  TRUST_PROXY: '1',
}

test('an empty environment gives the written defaults and secrets that stay', () => {
  const DATA_DIR = dataDir()
  const config = readConfig({ DATA_DIR })
  assert.deepEqual(
    [
      config.port,
      config.host,
      config.publicUrl,
      config.apiBase,
      config.databaseUrl,
      config.accessTokenSeconds,
      config.refreshTokenSeconds,
    ],
    [3000, '127.0.0.1', 'http://localhost:3000', '/api', null, 900, 2_592_000],
  )
  assert.equal(config.tokenSecret.length, 64)
  const again = readConfig({ DATA_DIR, DEMO: '' })
  assert.deepEqual([again.tokenSecret, again.demoPassword], [config.tokenSecret, config.demoPassword])
  assert.equal(statSync(join(DATA_DIR, 'token-secret')).mode & 0o077, 0)
})

test('every variable is in .env.example with the default that holds', () => {
  const text = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8')
  const listed = Object.fromEntries([...text.matchAll(/^#([A-Z\d_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]))
  const DATA_DIR = dataDir()
  assert.deepEqual(readConfig({ ...listed, DATA_DIR }), readConfig({ DATA_DIR }))
  const source = readFileSync(new URL('./variables.ts', import.meta.url), 'utf8')
  const read = [...source.matchAll(/^ {4}([A-Z\d_]+):/gm)].map(([, name]) => name)
  assert.deepEqual(Object.keys(listed).sort(), read.sort())
})

// Proves R54.
test('nonsense is refused by name, in one sentence', () => {
  for (const [variable, value] of Object.entries({
    PORT: '70000',
    DEMO: 'maybe',
    DATABASE_URL: 'mysql://x',
    SMTP_URL: 'http://x',
    IMAP_URL: 'imaps://mail.example',
    ACCESS_TOKEN_SECONDS: '15m',
    LOG_LEVEL: 'loud',
    SHOP_TIME_ZONE: '+07:00',
    PUBLIC_URL: 'javascript:alert(1)',
    TRUST_PROXY: 'true',
    REFRESH_TOKEN_SECONDS: '0',
    BOT_ALLOW_HOSTS: 'localhost',
    S3_URL: 'https://store.example/?bucket',
    S3_BUCKET: 'Not/a bucket',
  }))
    assert.throws(
      () => readConfig({ [variable]: value, TOKEN_SECRET: 'x', DEMO_PASSWORD: 'y' }),
      (problem) => problem instanceof StartupError && problem.message.startsWith(`Configuration: ${variable} `),
    )
})

// Proves R54.
test('production refuses empty, short and well-known secrets, and everything that is for trying out', () => {
  assert.equal(readConfig(production).publicUrl, 'https://shop.example')
  for (const [variable, value] of [
    ['TOKEN_SECRET', ''],
    ['TOKEN_SECRET', 'short'],
    ['TOKEN_SECRET', 'x'.repeat(64)],
    ['TOKEN_SECRET', 'please-change-me-please-change-me-please'],
    ['SECRETS_KEYS', ''],
    ['SECRETS_KEYS', '1:short'],
    ['SECRETS_KEYS', `${production.SECRETS_KEYS.replace('1:', '2:')},1:short`],
    ['METRICS_TOKEN', 'short'],
    ['PUBLIC_URL', ''],
    ['PUBLIC_URL', 'http://shop.example'],
    ['TRUST_PROXY', ''],
    ['SMTP_URL', ''],
    ['DEMO', 'on'],
    ['RATE_LIMITS', 'off'],
  ] as const)
    assert.throws(
      () => readConfig({ ...production, [variable]: value }),
      new RegExp(`${variable} must`),
      `${variable}=${value}`,
    )
})

test('keys of secrets come with versions: the first encrypts, a lost one is named', () => {
  const [TOKEN_SECRET, DATA_DIR] = ['the token secret', dataDir()]
  const read = (SECRETS_KEYS: string) => readConfig({ TOKEN_SECRET, DATA_DIR, SECRETS_KEYS }).secretsKeys
  assert.deepEqual(read('2:new:er, 1:old'), {
    current: 2,
    byVersion: new Map([
      [2, 'new:er'],
      [1, 'old'],
    ]),
  })
  assert.deepEqual(read('3:c,2:lost'), {
    current: 3,
    byVersion: new Map([
      [3, 'c'],
      [2, null],
    ]),
  })
  const made = read('')
  assert.deepEqual([made.current, made.byVersion.get(1)?.length], [1, 64])
  assert.deepEqual(read(''), made)
  for (const wrong of ['a key', '1:', ':key', '1:a,1:b', '0:a', '1:a,0:b', 'x:a', '70000:a', '1:lost', '1:a,b'])
    assert.throws(() => read(wrong), /SECRETS_KEYS must be keys with their versions/, wrong)
})

test('production speaks plain HTTP only to itself, or when told to', () => {
  for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    assert.equal(readConfig({ ...production, PUBLIC_URL, TRUST_PROXY: '' }).publicUrl, PUBLIC_URL)
  assert.throws(() => readConfig({ ...production, PUBLIC_URL: 'http://localhost.evil.example' }), /PUBLIC_URL must/)
  const told = readConfig({ ...production, PUBLIC_URL: 'http://shop.lan', ALLOW_PLAIN_HTTP: 'on' })
  assert.equal(told.publicUrl, 'http://shop.lan')
})

test('proxies to believe are hops or addresses', () => {
  assert.equal(readConfig({ ...production, TRUST_PROXY: '1' }).trustProxy, 1)
  assert.deepEqual(readConfig({ ...production, TRUST_PROXY: '10.0.0.1, 10.1.0.0/16' }).trustProxy, [
    '10.0.0.1',
    '10.1.0.0/16',
  ])
  assert.equal(readConfig({ ...production, HOST: '0.0.0.0', TRUST_PROXY: '' }).trustProxy, false)
})

test('a mailbox is read from its address; the one to answer to is its user’s, or given', () => {
  const read = (IMAP_URL: string, REPLY_ADDRESS = '') => readConfig({ ...production, IMAP_URL, REPLY_ADDRESS }).mailbox
  assert.equal(read(''), null)
  assert.deepEqual(read('imaps://Support%40shop.example:p%2Fw@mail.example/Shop%20mail'), {
    host: 'mail.example',
    port: 993,
    secure: true,
    user: 'Support@shop.example',
    password: 'p/w',
    folder: 'Shop mail',
    address: 'support@shop.example',
  })
  const plain = read('imap://shop:x@[::1]:1143', 'help@shop.example')
  assert.deepEqual(
    [plain?.host, plain?.port, plain?.secure, plain?.folder, plain?.address],
    ['::1', 1143, false, 'INBOX', 'help@shop.example'],
  )
  for (const [url, address] of [
    ['imaps://shop:x@mail.example', ''],
    ['imaps://shop:x@mail.example', 'Help <help@shop.example>'],
    ['imaps://shop:x@mail.example', 'one-of-many-support-teams@shop.example'],
  ] as const)
    assert.throws(() => read(url, address), /^StartupError: Configuration: REPLY_ADDRESS must/)
  assert.throws(() => read('', 'help@shop.example'), /Configuration: IMAP_URL must be set/)
})

test('a store is configured wholly or not at all', () => {
  const whole = {
    S3_URL: 'https://store.example/',
    S3_BUCKET: 'shop-files',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'another key',
  }
  assert.equal(readConfig(production).objectStore, null)
  assert.equal(readConfig({ ...production, S3_REGION: 'auto' }).objectStore, null)
  assert.deepEqual(readConfig({ ...production, ...whole }).objectStore, {
    url: 'https://store.example',
    bucket: 'shop-files',
    region: 'us-east-1',
    accessKey: 'key',
    secretKey: 'another key',
  })
  for (const name of Object.keys(whole))
    assert.throws(
      () => readConfig({ ...production, ...whole, [name]: '' }),
      (problem) => problem instanceof StartupError && problem.message.startsWith(`Configuration: ${name} must be set`),
    )
})
