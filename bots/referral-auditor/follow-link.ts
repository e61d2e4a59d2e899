import { type BotFetch, FetchProblem } from '../kit/index.ts'
import { decodeText } from './decoded.ts'

const MAX_STEPS = 6

/** Follows a link's redirects one by one, because cookies on the way count as well as the end. */
export async function followLink(fetch: BotFetch, link: string) {
  const statuses: number[] = []
  const places: URL[] = []
  const cookies: string[] = []
  let next: string | null = link
  let ok = false
  while (next !== null) {
    if (places.length === MAX_STEPS) throw new FetchProblem('tooManyRedirects')
    const place = new URL(next)
    const answer = await fetch(place.href, { redirect: 'manual' })
    statuses.push(answer.status)
    places.push(place)
    cookies.push(...(answer.headers.get('set-cookie') ?? '').split(/[;,]\s*/))
    const target = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null
    if (target !== null && !URL.canParse(target, place)) throw new FetchProblem('badAddress')
    next = target === null ? null : new URL(target, place).href
    ok = answer.ok
  }
  return { statuses, places, cookies: cookies.map(decodeText), ok }
}
