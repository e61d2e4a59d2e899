import { defineBot } from '../../../../bots/kit/index.ts'

const localized = { en: 'x', vi: 'x', ru: 'x' }

/**
 * `loop` blocks the process for ever, `wait` never answers, `late` answers long after; anything else answers at once.
 */
export const neverEnds = defineBot({
  id: 'never-ends',
  name: localized,
  describe: localized,
  example: 'x',
  settings: {},
  problems: {},
  retry: 'again',
  parseLine: (text) => ({ line: text }),
  async run(way) {
    if (way === 'loop') for (;;);
    if (way === 'wait') await new Promise(() => {})
    if (way === 'late') await new Promise((resolve) => setTimeout(resolve, 400))
    return { ok: true, text: way }
  },
})
