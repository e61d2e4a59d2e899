import { type Client, createClient } from '@runmart/contract/client'
import { apiBase } from './config.ts'
import { deviceId } from './device-id.ts'
import { freshToken } from './fresh-token.ts'
import { chosenLanguage } from './language.tsx'
import { requestStepUp } from './step-up.ts'
import { browserTimeZone } from './time-zone.ts'

let client: Client | null = null

/** Told when a call was refused because the shop is closed for maintenance. */
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
    // Dangerous: the same request goes again, under the same key, once the person has proved who they are.
    const isRepeated = !answer.success && answer.code === 'STEP_UP_REQUIRED' && (await requestStepUp())
    if (answer.code === 'MAINTENANCE') dispatchEvent(new Event(SHOP_CLOSED))
    return isRepeated ? await client(endpoint, ...args) : answer
  } catch (problem) {
    // Browsers word these for programmers ("Failed to fetch", "Unexpected token <"); people get our own sentence.
    if (problem instanceof TypeError || problem instanceof SyntaxError) throw new Unreachable()
    throw problem
  }
}

/** The server could not be reached, or what answered was not the server. It has no message of its own. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}
