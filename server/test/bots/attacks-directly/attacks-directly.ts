import { defineBot } from '../../../../bots/kit/index.ts'
import { attack } from './direct-attacks.ts'

const localized = { en: 'x', vi: 'x', ru: 'x' }

/** Tries to reach modules, files, processes and sockets: `<kind> <way> <target>`; ok if it succeeds. */
export const attacksDirectly = defineBot({
  id: 'attacks-directly',
  name: localized,
  describe: localized,
  example: 'files read /etc/passwd',
  settings: {},
  problems: {},
  retry: 'again',
  parseLine: (text) => ({ line: text.split(' ') }),
  async run(words) {
    const refusal = await attack(words)
    return refusal === null ? { ok: true, text: 'got through' } : { ok: false, text: refusal }
  },
})
