import { setTimeout as sleep } from 'node:timers/promises'

/** Polls until the function returns something; fails after twenty seconds. */
export async function eventually<T>(
  look: () => Promise<T | null | undefined | false> | T | null | undefined | false,
): Promise<T> {
  for (let waited = 0; waited < 20_000; waited += 20) {
    const found = await look()
    if (found) return found
    await sleep(20)
  }
  throw new Error('It did not happen')
}
