import { defineBot } from '../../../../bots/kit/index.ts'
import { act } from './script.ts'

const localized = (text: string) => ({ en: text, vi: text, ru: text })

/** A bot that obeys each line, so that a test can script any behaviour. */
export const scripted = defineBot({
  id: 'scripted',
  name: localized('Scripted'),
  describe: localized('Does what each line says.'),
  example: 'anything',
  settings: {},
  problems: { refused: localized('This line asks to be refused') },
  retry: 'again',
  parseLine: (text) => (text.startsWith('refuse') ? { problem: 'refused' } : { line: { text } }),
  run: ({ text }, context) => act(text, context),
})
