import { plainText } from '../plain-text.ts'
import { type FromBot, MOST_LOGGED_A_SECOND } from './messages.ts'

/** Leads everything the bot says (its log, console, stdout and stderr) to the platform: so many lines a second, the rest is counted. */
export function speakThrough(send: (message: FromBot) => void): (text: string) => void {
  let second = 0
  let said = 0
  let left = 0
  let isTold = true

  const say = (text: string) => {
    const now = Math.floor(performance.now() / 1_000)
    if (now !== second) {
      second = now
      said = 0
    }
    if (++said > MOST_LOGGED_A_SECOND) {
      left++
      if (isTold) setTimeout(tell, 1_000)
      isTold = false
      return
    }
    // Cut before it is cleaned: cleaning a giant takes long.
    send({ log: plainText(String(text).slice(0, 2_000)), left })
    left = 0
  }
  const tell = () => {
    isTold = true
    if (left) send({ log: '', left })
    left = 0
  }

  for (const stream of [process.stdout, process.stderr])
    stream.write = (chunk: unknown, ...rest: unknown[]) => {
      say(typeof chunk === 'string' ? chunk : Buffer.from(chunk as Uint8Array).toString())
      const written = rest.find((it) => typeof it === 'function')
      if (written) queueMicrotask(written as () => void)
      return true
    }
  return say
}
