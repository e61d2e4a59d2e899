import { defineBot } from '../../../../bots/kit/index.ts'

const localized = { en: 'x', vi: 'x', ru: 'x' }
const ways: Record<string, () => unknown> = {
  exit: () => process.exit(),
  timer: () =>
    setTimeout(() => {
      throw new Error('thrown in a timer')
    }),
  rejection: () => void Promise.reject(new Error('nobody caught it')),
  abort: () => process.abort(),
  throw() {
    throw new Error('thrown in the line')
  },
  nothing: () => {},
}

/** Ends its own process in some way, after answering the earlier lines. */
export const crashes = defineBot({
  id: 'crashes',
  name: localized,
  describe: localized,
  example: 'exit',
  settings: {},
  problems: { unknown: { ...localized, en: 'No such way' } },
  retry: 'again',
  parseLine: (text) => (text in ways ? { line: text } : { problem: 'unknown' }),
  async run(way) {
    await new Promise((resolve) => setTimeout(resolve, way === 'nothing' ? 0 : 60))
    ways[way]?.()
    if (way !== 'nothing') await new Promise((resolve) => setTimeout(resolve, 1_000))
    return { ok: true, text: way }
  },
})
