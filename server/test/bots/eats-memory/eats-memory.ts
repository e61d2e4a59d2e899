import { defineBot } from '../../../../bots/kit/index.ts'

const localized = { en: 'x', vi: 'x', ru: 'x' }
const held: unknown[] = []
const MEGABYTE = 1024 * 1024

/** Takes 2 GB: `heap`, or `buffers`, which the heap's limit does not count; `gently` yields to other tasks. */
export const eatsMemory = defineBot({
  id: 'eats-memory',
  name: localized,
  describe: localized,
  example: 'heap',
  settings: {},
  problems: {},
  retry: 'again',
  parseLine: (text) => ({ line: text }),
  async run(what) {
    for (let taken = 0; taken < 2_048; taken += 16) {
      if (what === 'heap') held.push(new Array<number>(2 * MEGABYTE).fill(taken + 0.5))
      else held.push(Buffer.alloc(16 * MEGABYTE, taken + 1))
      if (what === 'gently') await new Promise((resolve) => setTimeout(resolve, 5))
    }
    return { ok: true, text: `${process.memoryUsage().rss}` }
  },
})
