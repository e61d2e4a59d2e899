import { writeSync } from 'node:fs'
import { defineBot } from '../../../../bots/kit/index.ts'

const localized = { en: 'x', vi: 'x', ru: 'x' }
const garbage = 'x'.repeat(65_536)
const ways: Record<string, () => void> = {
  console: () => console.log('again and again', garbage),
  error: () => console.error('again and again'),
  stdout: () => process.stdout.write(`${garbage}\n`),
  // Past Node, straight into the channel and beside it.
  channel: () => writeSync(1, garbage),
  messages: () => writeSync(1, '{"log":"again and again","left":0}\n'),
  beats: () => writeSync(1, '{"beat":true}\n'),
  beside: () => writeSync(2, garbage),
}

/** Prints for ever: `<way>`, with ` gently` behind it so that others have their turn; `twice` says two things. */
export const printsWithoutEnd = defineBot({
  id: 'prints-without-end',
  name: localized,
  describe: localized,
  example: 'console',
  settings: {},
  problems: {},
  retry: 'again',
  parseLine: (text) => ({ line: text.split(' ') }),
  async run([way = '', gently], { log }) {
    if (way === 'twice') {
      console.log('on %s', 'console')
      log('in the\nlog\u001B[31m')
      return { ok: true, text: '' }
    }
    for (;;) {
      try {
        ways[way]?.()
      } catch {
        // The pipe is full; it will not be for ever.
      }
      if (gently) await new Promise((resolve) => setImmediate(resolve))
    }
  },
})
