import { defineBot } from '../../../../bots/kit/index.ts'

const localized = { en: 'Does nothing', vi: 'Không làm gì', ru: 'Ничего не делает' }

/** Answers every line at once: the cost of a run without its work. */
export const doesNothing = defineBot({
  id: 'does-nothing',
  name: localized,
  describe: localized,
  example: 'x',
  settings: {},
  problems: {},
  retry: 'again',
  parseLine: (text) => ({ line: text }),
  run: async () => ({ ok: true, text: '' }),
})
