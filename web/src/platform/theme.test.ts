import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { themeColour } from './theme.ts'

test("what is around a page has the colour of the page's ground", () => {
  const css = readFileSync(new URL(import.meta.resolve('#ui/theme.css')), 'utf8')
  const grounds = [...css.matchAll(/--canvas: (#\w+);/g)].map(([, colour]) => colour)
  assert.deepEqual(grounds, [themeColour.light, themeColour.dark])
})
