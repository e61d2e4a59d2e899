import { defineBot } from '../../../../bots/kit/index.ts'

const localized = { en: 'x', vi: 'x', ru: 'x' }

/** Writes its line straight into the channel to the platform. */
export const forgesAnswers = defineBot({
  id: 'forges-answers',
  name: localized,
  describe: localized,
  example: '{}',
  settings: {},
  problems: {},
  retry: 'again',
  parseLine: (text) => ({ line: text }),
  async run(text) {
    // Bypasses the host, which replaced the stream's own write.
    Object.getPrototypeOf(process.stdout).write.call(process.stdout, `${text}\n`)
    await new Promise((resolve) => setTimeout(resolve, 200))
    return { ok: true, text: 'nothing happened' }
  },
})
