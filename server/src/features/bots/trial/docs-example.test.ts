import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { serveStandIn } from '#outside/serve-stand-in.ts'

const run = promisify(execFile)
const checkout = new URL('../../../../../', import.meta.url)
const page = await readFile(new URL('docs/bots.md', checkout), 'utf8')
const folder = await mkdtemp(join(tmpdir(), 'runmart-docs-bots-'))
after(() => rm(folder, { recursive: true }))

const files = [...page.matchAll(/^`(bots\/[\w/.-]+)`\n\n```ts\n(.*?)```/gms)].map(([, path = '', text = '']) => ({
  path: join(folder, path),
  // The test runs the page's bot outside the checkout; its imports are inside.
  text: text.replaceAll("'../", `'${new URL('bots/', checkout).href}`),
}))
for (const { path, text } of files) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

test('the bot of the page passes the test of the page', async () => {
  assert.equal(files.length, 2)
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  await run(process.execPath, ['--test', join(folder, 'bots/page-size/page-size.test.ts')], { env })
})

test('the bot of the page runs over a file as the page says', async (t) => {
  const site = await serveStandIn((_, response) => response.end('x'.repeat(600)))
  t.after(() => site.close())
  await writeFile(join(folder, 'lines.txt'), `${site.url}/\n`)
  const program = new URL('server/src/try-bot.ts', checkout).pathname
  const args = [program, './bots/page-size/page-size.ts', 'lines.txt', '--setting', 'most=5000']
  const env = { ...process.env, INIT_CWD: folder, BOT_ALLOW_HOSTS: new URL(site.url).host }
  await run(process.execPath, args, { env })
  assert.equal(
    await readFile(join(folder, 'lines.txt.results.csv'), 'utf8'),
    `\uFEFFline,input,result,text\r\n1,${site.url}/,ok,200 · 600\r\n`,
  )
})
