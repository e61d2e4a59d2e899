import { defineBot } from '../../../../bots/kit/index.ts'

const localized = { en: 'x', vi: 'x', ru: 'x' }

/** Blocks its process for ever while loading; outside of a bot's process it is an ordinary bot. */
export const loopsWhenLoaded = defineBot({
  id: 'loops-when-loaded',
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
if (!Object.keys(process.env).length) for (;;);
