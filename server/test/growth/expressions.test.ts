import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'rolldown/parseAst'
import { type Expression, findSlowPump } from './find-slow-expressions.ts'

const checkout = fileURLToPath(new URL('../../../', import.meta.url))

function expressionsIn(file: string): Expression[] {
  const code = readFileSync(checkout + file, 'utf8')
  const found: Expression[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { regex, start } = node as { regex?: { pattern: string; flags: string }; start?: number }
    if (regex) {
      const line = code.slice(0, start).split('\n').length
      found.push({ place: `${file}:${line}`, source: regex.pattern, flags: regex.flags })
    }
    for (const it of Object.values(node)) visit(it)
  }
  visit(parseAst(code, { lang: 'ts' }, file))
  return found
}

/** In a separate process, because an expression may block it. */
async function findSlow(expressions: readonly Expression[]): Promise<string[]> {
  const program = fileURLToPath(new URL('./slow-expressions-process.ts', import.meta.url))
  const child = spawn(process.execPath, [program], {
    stdio: ['pipe', 'pipe', 'inherit'],
    timeout: 120_000,
    killSignal: 'SIGKILL',
  })
  child.stdin.end(JSON.stringify(expressions))
  const told = (await text(child.stdout)).split('\n').filter(Boolean)
  const slow = told.filter((it) => it.startsWith('slow\t'))
  return told.at(-1) === 'end' ? slow : [...slow, `endless: ${told.at(-1)}`]
}

// Proves R79.
test('no expression of server and contract costs more than the length of a text', async () => {
  const files = globSync(['server/src/**/*.ts', 'contract/src/**/*.ts'], { cwd: checkout })
  const expressions = files.filter((it) => !/\.test\.ts$/.test(it)).flatMap(expressionsIn)
  assert.ok(expressions.length > 300, `${expressions.length} expressions`)
  assert.deepEqual(await findSlow(expressions), [])
})

// Proves R79.
test('expressions that cost more are found, and those that do not are not', async () => {
  const of = (expression: RegExp): Expression => ({ place: '', source: expression.source, flags: expression.flags })
  for (const slow of [/(?<=[,;\t\r\n]"*)(?=[=@]|[+-](?!\d+(\.\d+)?([,;\s]|$)))/g, /<\s*(br|\/p)[^>]*>/gi, /^(a+)+$/])
    assert.notEqual(await findSlowPump(of(slow)), null, String(slow))
  for (const linear of [
    /[,;\t\r\n]"*(?=[=@]|[+-](?!\d+(\.\d+)?([,;\s]|$)))/g,
    /(?<!0)0+$/,
    /<\s*(br|\/p)[^<>]*>/gi,
    /\S+/g,
    /^\s*(>.*)?$/,
  ])
    assert.equal(await findSlowPump(of(linear)), null, String(linear))
})
