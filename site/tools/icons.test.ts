import assert from 'node:assert/strict'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { writeIcons } from './icons.ts'

const sizeOf = (png: Buffer) => [png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]

test('every icon is a PNG of the size in its name, and the .ico holds three', () => {
  const folder = mkdtempSync(join(tmpdir(), 'runmart-icons-'))
  try {
    copyFileSync(join(import.meta.dirname, '../public/favicon.svg'), join(folder, 'favicon.svg'))
    writeIcons(folder)
    const read = (name: string) => readFileSync(join(folder, name))
    assert.deepEqual(sizeOf(read('apple-touch-icon.png')), ['PNG', 180, 180])
    assert.deepEqual(sizeOf(read('icon-192.png')), ['PNG', 192, 192])
    assert.deepEqual(sizeOf(read('icon-512.png')), ['PNG', 512, 512])
    assert.deepEqual(sizeOf(read('icon-maskable-512.png')), ['PNG', 512, 512])
    assert.notDeepEqual(read('icon-maskable-512.png'), read('icon-512.png'))
    const ico = read('favicon.ico')
    const inside = [0, 1, 2].map((i) => sizeOf(ico.subarray(ico.readUInt32LE(6 + 16 * i + 12))))
    assert.deepEqual(
      inside,
      [16, 32, 48].map((size) => ['PNG', size, size]),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})
