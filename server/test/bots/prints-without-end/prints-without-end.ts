import { defineBot } from '../../../../bots/kit/index.ts'

const localized = { en: 'x', vi: 'x', ru: 'x' }
const garbage = 'x'.repeat(65_536)
/** Waits until all is written, which the stream itself would not. */
function write(stream: NodeJS.WriteStream, text: string): void {
  Reflect.get(stream, '_handle').setBlocking(true)
  stream._write(text, 'utf8', () => {})
}
const ways: Record<string, () => void> = {
  console: () => console.log('again and again', garbage),
  error: () => console.error('again and again'),
  stdout: () => process.stdout.write(`${garbage}\n`),
  // Bypasses the host: into the channel and beside it.
  channel: () => write(process.stdout, garbage),
  messages: () => write(process.stdout, '{"log":"again and again","left":0}\n'.repeat(1_000)),
  beats: () => write(process.stdout, '{"beat":true}\n'.repeat(1_000)),
  beside: () => write(process.stderr, garbage),
}

/** Prints for ever: `<way>`; ` gently` yields to other tasks; `twice` prints two things. */
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
        // The pipe is full, but not for ever.
      }
      if (gently) await new Promise((resolve) => setImmediate(resolve))
    }
  },
})
