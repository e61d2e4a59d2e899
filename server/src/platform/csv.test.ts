import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Column, toCsv } from './csv.ts'

test('the spreadsheets of each language read its numbers and columns', () => {
  const columns: Column<{ name: string; sum: number; usdt: string }>[] = [
    ['Name', (it) => it.name],
    ['Sum', (it) => it.sum],
    ['USDT', (it) => ({ decimal: it.usdt })],
    ['Note', () => null],
  ]
  const rows = [{ name: 'a', sum: -1_500, usdt: '10.5' }]
  assert.equal(toCsv('en', columns, rows), '\uFEFFName,Sum,USDT,Note\r\na,-1500,10.5,\r\n')
  for (const language of ['vi', 'ru'] as const)
    assert.equal(toCsv(language, columns, rows), '\uFEFFName;Sum;USDT;Note\r\na;-1500;10,5;\r\n')
})

test('no cell is a formula, and none breaks out of its place', () => {
  const column: Column<string>[] = [['Text', (it) => it]]
  const [, ...lines] = toCsv('en', column, ['=1+1', '+1', '-1', '@a', '\tb', 'a,"b"\nc']).trim().split('\r\n')
  assert.deepEqual(lines, ["'=1+1", "'+1", "'-1", "'@a", "'\tb", '"a,""b""\nc"'])
  assert.equal(toCsv('ru', column, ['a;b', 'a,b']), '\uFEFFText\r\n"a;b"\r\na,b\r\n')
})

test('no cell is a formula for a spreadsheet that ends cells with another sign; numbers and codes stay as they are', () => {
  const column: Column<string>[] = [['Text', (it) => it]]
  const textOf = (text: string) => toCsv('en', column, [text]).slice('\uFEFFText\r\n'.length, -2)
  assert.equal(textOf('=cmd|calc;=1+1'), "'=cmd|calc;'=1+1")
  for (const sign of ['=', '+', '-', '@']) {
    assert.equal(textOf(`a;${sign}cmd`), `a;'${sign}cmd`)
    assert.equal(textOf(`a\t${sign}cmd`), `a\t'${sign}cmd`)
    assert.equal(textOf(`a,${sign}cmd`), `"a,'${sign}cmd"`)
    assert.equal(textOf(`a\n${sign}cmd`), `"a\n'${sign}cmd"`)
  }
  assert.equal(textOf('a;"=1+1"'), '"a;""\'=1+1"""')
  assert.equal(toCsv('vi', column, ['a,=1+1']), "\uFEFFText\r\na,'=1+1\r\n")
  for (const text of ['RM-2026-11', 'https://maps.example/@10.76,106.66', 'a; b = c', 'x;1-1', 'me@example.com'])
    assert.equal(toCsv('vi', column, [text]).includes("'"), false)
  assert.equal(toCsv('vi', column, ['https://maps.example/@10.76,-106.66,15z']).includes("'"), false)
})
