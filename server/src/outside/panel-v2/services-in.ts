import { offerOf, type PanelOffer } from './read-offer.ts'
import { errorOf, parseJson } from './send-action.ts'

/** Parses an answer to `services`: the offers, or only the panel's error; undefined if it is not JSON. */
export function servicesIn(text: string): PanelOffer[] | { error?: string } | undefined {
  const answer = parseJson(text)
  if (Array.isArray(answer)) return answer.flatMap((it) => offerOf(it) ?? [])
  if (answer === undefined) return undefined
  const error = errorOf(answer)
  return error === null ? {} : { error }
}
