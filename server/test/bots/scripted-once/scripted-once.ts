import { type BotContext, defineBot, type LineResult, pause } from '../../../../bots/kit/index.ts'

const localized = (text: string) => ({ en: text, vi: text, ru: text })

/** A bot with unrepeatable lines: it requests an address once for each, slowly. */
export const scriptedOnce = defineBot({
  id: 'scripted-once',
  name: localized('Scripted once'),
  describe: localized('Asks the address once for each line.'),
  example: 'anything',
  settings: {
    address: { label: localized('Address'), by: 'customer' },
    token: { label: localized('Token'), by: 'customer', secret: true, fits: (it) => it.length > 3 },
    shop: { label: localized('Of the shop'), by: 'operator', fallback: 'none', secret: true },
  },
  problems: {},
  retry: 'skip',
  parseLine: (text) => ({ line: { text } }),
  run: ({ text }, context) => once(text, context),
})

async function once(
  text: string,
  { fetch, settings, signal }: BotContext<'address' | 'token' | 'shop'>,
): Promise<LineResult> {
  const answer = await fetch(`${settings.address}?line=${encodeURIComponent(text)}&token=${settings.token}`)
  await pause(30, signal)
  return { ok: answer.ok, text: `asked for ${text}, shop says ${settings.shop}` }
}
