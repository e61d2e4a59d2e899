import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { serveStandIn } from '#outside/serve-stand-in.ts'

const folder = await mkdtemp(join(tmpdir(), 'runmart-trial-'))
let opened = 0
const site = await serveStandIn((request, response) => {
  opened++
  if (request.url?.startsWith('/silent')) return
  response.writeHead(request.url === '/gone' ? 404 : 200).end()
})
after(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

/** Runs the command as npm would from a folder of the user's. */
async function bot(args: string[], during?: (kill: () => void) => void) {
  const env = { ...process.env, INIT_CWD: folder, BOT_ALLOW_HOSTS: new URL(site.url).host }
  const program = new URL('../../../try-bot.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    output += chunk
  })
  during?.(() => child.kill('SIGINT'))
  const [code] = await once(child, 'close')
  return { code, output }
}

test('each different line is done once, a bad one is told by its number, and the results are a table', async () => {
  const lines = [`${site.url}/a`, '', 'no link', `${site.url}/gone`, `${site.url}/a`, 'x'.repeat(2_001)]
  await writeFile(join(folder, 'lines.txt'), lines.join('\r\n'))
  const { code, output } = await bot(['link-checker', 'lines.txt'])
  assert.equal(code, 1)
  assert.match(output, /^line 3: Enter a full address.*\nline 6: This line is longer/)
  assert.match(output, /1 lines stand there before/)
  assert.match(output, /1 ok, 1 failed: .*lines\.txt\.results\.csv\n$/)
  const table = (await readFile(join(folder, 'lines.txt.results.csv'), 'utf8')).replaceAll(/\d+ ms/g, 'N ms')
  const rows = ['line,input,result,text', `1,${site.url}/a,ok,200 · N ms`, `4,${site.url}/gone,failed,404 · N ms`]
  assert.equal(table, `\uFEFF${rows.join('\r\n')}\r\n`)
})

test('Ctrl-C stops at once and keeps what is done', async () => {
  const lines = [`${site.url}/a`, ...Array.from({ length: 50 }, (_, at) => `${site.url}/silent${at}`)]
  await writeFile(join(folder, 'slow.txt'), lines.join('\n'))
  opened = 0
  let began = 0
  const { code, output } = await bot(['link-checker', 'slow.txt', '--concurrency', '4'], (kill) => {
    const waiting = setInterval(() => {
      if (opened < 5) return
      clearInterval(waiting)
      began = performance.now()
      kill()
    }, 20)
  })
  // A busy machine needs time to end a process; the pages that it waits for would never answer.
  assert.ok(performance.now() - began < 5_000, `${performance.now() - began} ms`)
  assert.equal(code, 130)
  assert.match(output, /1 ok, 0 failed, 50 not done/)
  assert.equal((await readFile(join(folder, 'slow.txt.results.csv'), 'utf8')).split('\r\n').length, 3)
})

test('what is wrong with the command is said, and nothing runs', async () => {
  for (const [args, words] of [
    [[], /^Usage: npm run bot/],
    [['no-such-bot', 'lines.txt'], /^There is no bot no-such-bot/],
    [['link-checker', 'nowhere.txt'], /nowhere\.txt cannot be read/],
    [['link-checker', 'lines.txt', '--setting', 'x=1'], /^Setting x is not a setting of this bot/],
    [['telegram-notifier', 'lines.txt'], /^Setting token must be given\.\nSetting chats must be given/],
  ] as const) {
    const { code, output } = await bot([...args])
    assert.deepEqual([code, words.test(output)], [2, true], output)
  }
})
