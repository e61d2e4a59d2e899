import assert from 'node:assert/strict'
import { after, afterEach, test } from 'node:test'
import { ExternalServiceError } from '../fetch-json.ts'
import { objectStore } from './object-store.ts'
import { startStoreStandIn } from './stand-in.ts'

const standIn = await startStoreStandIn()
const store = objectStore(standIn.access)
const impatient = objectStore(standIn.access, 300)
after(() => standIn.close())
afterEach(() => Object.assign(standIn, { trouble: 'none', troubles: 1_000_000, asked: [] }))

const bytes = Buffer.from('những dòng đầu tiên\n'.repeat(5_000))
const read = async (key: string, from = store) => {
  const found = await from.get(key)
  return found && Buffer.concat(await Array.fromAsync(found))
}
const isProblem = (words: RegExp) => (problem: unknown) =>
  problem instanceof ExternalServiceError &&
  words.test(problem.message) &&
  !problem.message.includes(standIn.access.secretKey)

test('what was put is there, to the byte, until it is removed', async () => {
  await store.put('runs/one', bytes, 'application/gzip')
  assert.deepEqual(await read('runs/one'), bytes)
  assert.equal(standIn.objects.get('runs/one')?.type, 'application/gzip')
  await store.put('runs/one', Buffer.alloc(0), 'application/gzip')
  assert.equal((await read('runs/one'))?.length, 0)
  await store.remove('runs/one')
  assert.equal(await read('runs/one'), null)
  await store.remove('runs/one')
})

test('a name may hold any character', async () => {
  const key = "a b/ü+(1)!*'$&=@:,;?#%41"
  await store.put(key, bytes, 'text/plain')
  assert.deepEqual([...standIn.objects.keys()], [key])
  assert.deepEqual(await read(key), bytes)
  await store.remove(key)
})

test('a store behind a path is asked behind that path', async () => {
  const behind = objectStore({ ...standIn.access, url: `${standIn.access.url}/elsewhere` })
  await assert.rejects(behind.put('it', bytes, 'text/plain'), isProblem(/404 NoSuchBucket/))
})

test('another secret, another key, another region, another bucket: refused at once and by name', async () => {
  for (const [change, code] of [
    [{ secretKey: 'guessed' }, 'SignatureDoesNotMatch'],
    [{ accessKey: 'guessed' }, 'InvalidAccessKeyId'],
    [{ region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
    [{ bucket: 'not-mine' }, 'NoSuchBucket'],
  ] as const) {
    const other = objectStore({ ...standIn.access, ...change })
    for (const act of [() => other.put('it', bytes, 'text/plain'), () => other.get('it'), () => other.remove('it')])
      await assert.rejects(act, isProblem(new RegExp(code)))
  }
  assert.deepEqual([standIn.asked, standIn.objects.size], [[], 0])
})

test('a clock that is wrong is told by name', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() - 16 * 60_000 })
  const late = objectStore(standIn.access)
  const asked = late.get('it')
  t.mock.timers.reset()
  await assert.rejects(asked, isProblem(/RequestTimeTooSkewed/))
})

test('trouble that passes goes unnoticed', async () => {
  for (const trouble of ['slow-down', 'cut', 'lost', 'hang'] as const) {
    const hasty = trouble === 'hang' ? impatient : store
    Object.assign(standIn, { trouble, troubles: 1 })
    await hasty.put('it', bytes, 'text/plain')
    standIn.trouble = 'none'
    assert.deepEqual(await read('it'), bytes)
    Object.assign(standIn, { trouble, troubles: 1 })
    await hasty.remove('it')
    assert.equal(standIn.objects.size, 0)
  }
})

// Proves R70.
test('trouble that stays is a problem in bounded time, and never an empty answer', async () => {
  await store.put('it', bytes, 'text/plain')
  for (const trouble of ['slow-down', 'cut', 'hang', 'redirect', 'garbage', 'lost'] as const) {
    const hasty = trouble === 'hang' ? impatient : store
    standIn.trouble = trouble
    await assert.rejects(read('it', hasty), ExternalServiceError, trouble)
    if (trouble === 'lost') continue
    await Promise.all([
      assert.rejects(hasty.put('it', Buffer.from('x'), 'text/plain'), ExternalServiceError, trouble),
      assert.rejects(hasty.remove('it'), ExternalServiceError, trouble),
    ])
  }
  standIn.trouble = 'none'
  assert.deepEqual(await read('it'), bytes)
})

test('who stops reading early disturbs nobody', async () => {
  await store.put('it', Buffer.alloc(8 * 1024 * 1024), 'text/plain')
  for await (const chunk of (await store.get('it')) ?? []) {
    assert.ok(chunk.length > 0)
    break
  }
  assert.equal((await read('it'))?.length, 8 * 1024 * 1024)
})
