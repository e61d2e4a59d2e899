import { defineBot } from '../../../../bots/kit/index.ts'

const localized = { en: 'x', vi: 'x', ru: 'x' }

/**
 * `one` sends one web request; `many` twenty at once; `leave` does not wait for the answer; `stuck` reads nothing for
 * two seconds.
 */
export const asksMuch = defineBot({
  id: 'asks-much',
  name: localized,
  describe: localized,
  example: 'one',
  settings: {},
  problems: {},
  retry: 'again',
  parseLine: (text) => ({ line: text }),
  async run(way, { fetch }) {
    const ask = () => fetch(`http://example.com/${way}`, { method: 'POST', body: way })
    if (way === 'leave') {
      ask().catch(() => {})
      return { ok: true, text: 'left' }
    }
    if (way === 'stuck') {
      const asked = ask()
      await new Promise((resolve) => setTimeout(resolve, 20))
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_000)
      return { ok: true, text: `${(await (await asked).text()).length}` }
    }
    const answers = await Promise.all(Array.from({ length: way === 'many' ? 20 : 1 }, ask))
    return {
      ok: answers.every(({ ok }) => ok),
      text: `${await answers[0]?.text()} ${answers[0]?.headers.get('X-Own')}`,
    }
  },
})
