import assert from 'node:assert/strict'
import { test } from 'node:test'
import { numberGoods } from './number-goods.ts'

const item = (id: string, replacedBy: string | null = null) => ({ id, replacedBy })

test('what was given for an item has its number, however often it was replaced', () => {
  const goods = [item('1'), item('2', '4'), item('3'), item('4', '5'), item('5')]
  assert.deepEqual(
    numberGoods(goods).map((it) => [it.number, it.item.id, it.replaced.map(({ id }) => id)]),
    [
      [1, '1', []],
      [2, '5', ['4', '2']],
      [3, '3', []],
    ],
  )
})

test('an item whose replacement is not told of stands for itself', () => {
  assert.deepEqual(numberGoods([item('1', '9')]), [{ number: 1, item: item('1', '9'), replaced: [] }])
})
