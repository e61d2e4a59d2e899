import assert from 'node:assert/strict'
import { test } from 'node:test'
import { limitCrop, mostZoom } from './crop-picture.ts'

const picture = (width: number, height: number, isTransparent = false) => ({ bitmap: { width, height }, isTransparent })
const far = { zoom: 1, x: 9, y: -9 }

test('a photograph covers the square wherever it is moved', () => {
  // Twice as wide as high: it moves half a side left or right, and not up or down.
  assert.deepEqual(limitCrop(picture(1_000, 500), far), { zoom: 1, x: 0.5, y: -0 })
  assert.deepEqual(limitCrop(picture(1_000, 1_000), { ...far, zoom: 2 }), { zoom: 2, x: 0.5, y: -0.5 })
})

test('a picture with a shape of its own stays in the middle until it is larger than the square', () => {
  assert.deepEqual(limitCrop(picture(600, 300, true), far), { zoom: 1, x: 0, y: -0 })
  assert.deepEqual(limitCrop(picture(600, 600, true), { ...far, zoom: 2 }), { zoom: 2, x: 0.25, y: -0.25 })
})

test('it is magnified no further than it is sharp, and four times at most', () => {
  assert.equal(mostZoom(picture(256, 900)), 1)
  assert.equal(mostZoom(picture(512, 512)), 2)
  assert.equal(mostZoom(picture(4_000, 4_000)), 4)
  assert.equal(limitCrop(picture(512, 512), { zoom: 3, x: 0, y: 0 }).zoom, 2)
})
