import assert from 'node:assert/strict'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import type { Language } from '@runmart/contract/languages'
import { growthOf, LINEAR } from '#test/growth/growth-of.ts'
import { type Column, streamCsv } from './csv.ts'

const textOf = async (table: Readable) => (await buffer(table)).toString()
const csvOf = <Row>(language: Language, columns: readonly Column<Row>[], rows: readonly Row[]) =>
  textOf(streamCsv(language, columns, [rows]))
/** A table of one cell. */
const column: Column<string>[] = [['Text', (it) => it]]
const cellOf = async (language: Language, text: string) =>
  (await csvOf(language, column, [text])).slice('\uFEFFText\r\n'.length, -2)

test('the spreadsheets of each language read its numbers and columns', async () => {
  const columns: Column<{ name: string; sum: number; usdt: string }>[] = [
    ['Name', (it) => it.name],
    ['Sum', (it) => it.sum],
    ['USDT', (it) => ({ decimal: it.usdt })],
    ['Note', () => null],
  ]
  const rows = [{ name: 'a', sum: -1_500, usdt: '10.5' }]
  assert.equal(await csvOf('en', columns, rows), '\uFEFFName,Sum,USDT,Note\r\na,-1500,10.5,\r\n')
  for (const language of ['vi', 'ru'] as const)
    assert.equal(await csvOf(language, columns, rows), '\uFEFFName;Sum;USDT;Note\r\na;-1500;10,5;\r\n')
})

test('no cell is a formula, and none breaks out of its place', async () => {
  const texts = ['=1+1', '+1', '-1', '@a', '\tb', 'a,"b"\nc']
  const [, ...lines] = (await csvOf('en', column, texts)).trim().split('\r\n')
  assert.deepEqual(lines, ["'=1+1", "'+1", "'-1", "'@a", "'\tb", '"a,""b""\nc"'])
  assert.deepEqual([await cellOf('ru', 'a;b'), await cellOf('ru', 'a,b')], ['"a;b"', 'a,b'])
})

test('no cell is a formula for a spreadsheet that ends cells with another sign; numbers and codes stay as they are', async () => {
  assert.equal(await cellOf('en', '=cmd|calc;=1+1'), "'=cmd|calc;'=1+1")
  for (const sign of ['=', '+', '-', '@']) {
    assert.equal(await cellOf('en', `a;${sign}cmd`), `a;'${sign}cmd`)
    assert.equal(await cellOf('en', `a\t${sign}cmd`), `a\t'${sign}cmd`)
    assert.equal(await cellOf('en', `a,${sign}cmd`), `"a,'${sign}cmd"`)
    assert.equal(await cellOf('en', `a\n${sign}cmd`), `"a\n'${sign}cmd"`)
    assert.equal(await cellOf('vi', `a,${sign}b,;\t${sign}c`), `"a,'${sign}b,;\t'${sign}c"`)
  }
  assert.equal(await cellOf('en', 'a;"=1+1"'), '"a;""\'=1+1"""')
  assert.equal(await cellOf('ru', 'a,"""=1+1'), `"a,""""""'=1+1"`)
  assert.equal(await cellOf('vi', 'a,=1+1'), "a,'=1+1")
  for (const text of [
    'RM-2026-11',
    'https://maps.example/@10.76,106.66',
    'https://maps.example/@10.76,-106.66,15z',
    'a; b = c',
    'x;1-1',
    'me@example.com',
  ])
    assert.equal((await cellOf('vi', text)).includes("'"), false)
})

// Proves R75.
test('a cell of nothing but quotes, commas or signs costs no more than its length', async () => {
  for (const sign of ['"', ',', ',"', ';+1', ',-'])
    assert.ok((await growthOf((size) => cellOf('en', sign.repeat(size)), 5_000)) < LINEAR, sign)
})

// Proves R75.
test('others have their turn between the parts of a long table', async () => {
  let turns = 0
  const count = () => {
    turns += 1
    turn = setImmediate(count)
  }
  let turn = setImmediate(count)
  const rows = Array.from({ length: 2_000 }, () => '"'.repeat(500))
  let parts = 0
  for await (const _ of streamCsv('en', column, [rows])) parts += 1
  clearImmediate(turn)
  assert.ok(parts > 20, `${parts} parts`)
  assert.ok(turns >= parts - 1, `${turns} turns`)
})
