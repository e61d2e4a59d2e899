import { offerOf, type PanelOffer } from './read-offer.ts'
import { errorOf, parseJson } from './send-action.ts'

/** What an answer to `services` says: what is offered, or only what it says against it; undefined where it is no JSON. */
export function servicesIn(text: string): PanelOffer[] | { error?: string } | undefined {
  const answer = parseJson(text)
  if (Array.isArray(answer)) return answer.flatMap((it) => offerOf(it) ?? [])
  if (answer === undefined) return undefined
  const error = errorOf(answer)
  return error === null ? {} : { error }
}
