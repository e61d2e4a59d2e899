import { type SayPublic, sayPublic } from '@runmart/i18n/public'
import { useLocation } from 'react-router'
import { type Place, placeOf } from '#platform/place.ts'

/** Which page is being drawn, and the voice of its language. */
export function usePlace(): Place & { say: SayPublic } {
  const place = placeOf(useLocation().pathname)
  return { ...place, say: sayPublic[place.language] }
}
