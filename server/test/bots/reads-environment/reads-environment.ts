import { defineBot } from '../../../../bots/kit/index.ts'

const localized = { en: 'x', vi: 'x', ru: 'x' }

/** Tells what it finds in the environment, where it stands and who it is. */
export const readsEnvironment = defineBot({
  id: 'reads-environment',
  name: localized,
  describe: localized,
  example: 'x',
  settings: {},
  problems: {},
  retry: 'again',
  parseLine: (text) => ({ line: text }),
  run: async () => ({
    ok: true,
    text: JSON.stringify({
      env: process.env,
      argv: process.argv.slice(1),
      cwd: process.cwd(),
      uid: process.getuid?.(),
    }),
  }),
})
