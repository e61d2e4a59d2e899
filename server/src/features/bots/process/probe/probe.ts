import { defineBot } from '@runmart/bots/kit'
import { attacks } from './attacks.ts'

const localized = { en: 'Probe', vi: 'Thăm dò', ru: 'Проверка' }

/** Tries to break out, one attack per line; `ok` means that the isolation held. */
export const probe = defineBot({
  id: 'isolation-probe',
  name: localized,
  describe: localized,
  example: 'environment',
  settings: {},
  problems: { unknown: localized },
  retry: 'again',
  parseLine(text) {
    const [name = '', target = ''] = text.split(' ')
    const attack = Object.hasOwn(attacks, name) ? attacks[name as keyof typeof attacks] : null
    return attack ? { line: { attack, target } } : { problem: 'unknown' }
  },
  run: async ({ attack, target }) => ({ ok: !(await attack(target)), text: '' }),
})
