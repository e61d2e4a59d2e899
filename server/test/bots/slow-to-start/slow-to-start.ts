import { defineBot } from '../../../../bots/kit/index.ts'

const localized = { en: 'x', vi: 'x', ru: 'x' }

/** Starts more slowly than a run's turn lasts, as all bots do on a machine that starts many at once. */
export const slowToStart = defineBot({
  id: 'slow-to-start',
  name: localized,
  describe: localized,
  example: 'x',
  settings: {},
  problems: {},
  retry: 'again',
  parseLine: (text) => ({ line: text }),
  run: async () => ({ ok: true, text: '' }),
})

// Only a bot's process has no environment.
const until = performance.now() + (Object.keys(process.env).length ? 0 : 1_500)
while (performance.now() < until);
