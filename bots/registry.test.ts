import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { after, test } from 'node:test'
import { bots } from './index.ts'
import { loadBots } from './registry.ts'

const folder = await mkdtemp(join(tmpdir(), 'runmart-registry-'))
after(() => rm(folder, { recursive: true }))

const localized = { en: 'x', vi: 'x', ru: 'x' }
const bot = (id: string, name: object = localized) => `export const it = {
  id: '${id}', name: ${JSON.stringify(name)}, describe: ${JSON.stringify(localized)}, example: 'x', settings: {}, problems: {},
  retry: 'again', parseLine: (line: string) => ({ line }), run: async () => ({ ok: true, text: '' }) }`
async function file(name: string, content: string): Promise<string> {
  await writeFile(join(folder, name), content)
  return join(folder, name)
}

test('the bots that ship are installed from their own files, and those of the operator after them', async () => {
  const own = await file('own.ts', bot('own'))
  const { all, find } = await loadBots([own])
  assert.deepEqual(
    all.map((it) => it.bot.id),
    [...bots.map(({ id }) => id), 'own'],
  )
  assert.equal(find('own')?.file, own)
  assert.equal(basename(find('link-checker')?.file ?? ''), 'link-checker.ts')
  assert.equal(find('no-such'), null)
})

test('a bot that lives elsewhere imports the kit by its name', async () => {
  const source = `import { defineBot, webLink } from '@runmart/bots/kit'
    ${bot('elsewhere').replace('= {', '= defineBot({')})
    export const link = webLink('https://example.com')`
  const { find } = await loadBots([await file('elsewhere.ts', source)])
  assert.equal(find('elsewhere')?.bot.id, 'elsewhere')
})

test('what cannot be installed is told in one sentence', async () => {
  for (const [path, words] of [
    [join(folder, 'nowhere.ts'), /^There is no bot at .*nowhere\.ts\.$/],
    [await file('empty.ts', 'export const it = 1'), /empty\.ts exports no bot\.$/],
    [await file('broken.ts', 'export const it = ('), /^The bot of .*broken\.ts cannot be loaded: /],
    [await file('mute.ts', bot('mute', { en: 'x' })), /mute\.ts cannot be installed: name has no words in vi\.$/],
    [
      await file('second.ts', bot('link-checker')),
      /second\.ts has the id link-checker, which another bot has already\.$/,
    ],
  ] as const)
    await assert.rejects(loadBots([path]), (problem: Error) => words.test(problem.message), String(words))
})
