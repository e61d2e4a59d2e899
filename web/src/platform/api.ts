import { type Client, createClient } from '@runmart/contract/client'
import { apiBase } from './config.ts'
import { deviceId } from './device-id.ts'
import { freshToken } from './fresh-token.ts'
import { chosenLanguage } from './language.tsx'
import { requestStepUp } from './step-up.ts'
import { browserTimeZone } from './time-zone.ts'

let client: Client | null = null

/** Event: the server refused a call because the shop is closed for maintenance. */
export const SHOP_CLOSED = 'shop-closed'

/** Calls an endpoint of the contract as the signed-in person, in the chosen language. */
export const call: Client = async (endpoint, ...args) => {
  client ??= createClient({
    base: apiBase(),
    language: chosenLanguage,
    accessToken: freshToken,
    deviceId,
    timeZone: browserTimeZone,
  })
  try {
    const answer = await client(endpoint, ...args)
    // A dangerous request goes again under the same key after the person has proved their identity.
    const isRepeated = !answer.success && answer.code === 'STEP_UP_REQUIRED' && (await requestStepUp())
    if (answer.code === 'MAINTENANCE') dispatchEvent(new Event(SHOP_CLOSED))
    return isRepeated ? await client(endpoint, ...args) : answer
  } catch (problem) {
    // Browsers word these for programmers ("Failed to fetch", "Unexpected token <"). People get our own sentence.
    if (problem instanceof TypeError || problem instanceof SyntaxError) throw new Unreachable()
    throw problem
  }
}

/** The server is unreachable, or something else answered. The error has no message. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}
