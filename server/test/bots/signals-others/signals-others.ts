import { defineBot } from '../../../../bots/kit/index.ts'

const localized = { en: 'x', vi: 'x', ru: 'x' }

/** Asks whether it could signal a process: `<pid>`; ok if it could. */
export const signalsOthers = defineBot({
  id: 'signals-others',
  name: localized,
  describe: localized,
  example: '1',
  settings: {},
  problems: {},
  retry: 'again',
  parseLine: (text) => ({ line: text === 'parent' ? process.ppid : Number(text) }),
  async run(pid) {
    try {
      // Signalling process 0 signals one's own group.
      return { ok: pid !== 0 && pid !== process.pid && process.kill(pid, 0), text: `${pid}` }
    } catch (problem) {
      return { ok: false, text: String((problem as NodeJS.ErrnoException).code) }
    }
  },
})
