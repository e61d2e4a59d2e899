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
