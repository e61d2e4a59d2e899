import { Interruption } from './run.mjs'

/** Does one piece of work and shows its duration meanwhile. */
export async function step(title, work) {
  const began = Date.now()
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`
  const live = process.stdout.isTTY
  const show = () => process.stdout.write(`\r\x1b[K${title} … ${seconds()}`)
  if (live) show()
  else console.log(`${title} …`)
  // Without a terminal, a line now and then shows a log's reader that it has not hung.
  const ticking = live ? setInterval(show, 1000) : setInterval(() => console.log(`${title} … ${seconds()}`), 15_000)
  const finish = (word) => console.log(live ? `\r\x1b[K${title}: ${word}` : `${title}: ${word}`)
  try {
    const result = await work()
    finish(`done in ${seconds()}`)
    return result
  } catch (problem) {
    finish(`${problem instanceof Interruption ? 'interrupted' : 'failed'} after ${seconds()}`)
    throw problem
  } finally {
    clearInterval(ticking)
  }
}
