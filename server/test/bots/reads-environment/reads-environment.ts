import { defineBot } from '../../../../bots/kit/index.ts'

const localized = { en: 'x', vi: 'x', ru: 'x' }

/** Reports its environment, folder and user; or, for `global <name>` and `process <name>`, whether it exists. */
export const readsEnvironment = defineBot({
  id: 'reads-environment',
  name: localized,
  describe: localized,
  example: 'x',
  settings: {},
  problems: {},
  retry: 'again',
  parseLine: (text) => ({ line: text.split(' ') }),
  async run([where, name = '']) {
    if (where === 'global') return { ok: true, text: String(name in globalThis) }
    if (where === 'process') return { ok: true, text: String(Object.hasOwn(process, name)) }
    const { env, argv } = process
    return {
      ok: true,
      text: JSON.stringify({ env, argv: argv.slice(1), cwd: process.cwd(), uid: process.getuid?.() }),
    }
  },
})
