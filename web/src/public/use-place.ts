import { siteTranslations, type TranslateSite } from '@runmart/i18n/site'
import { useLocation } from 'react-router'
import { type Place, placeOf } from '#platform/place.ts'

/** Which page is being drawn, and the voice of its language. */
export function usePlace(): Place & { t: TranslateSite } {
  const place = placeOf(useLocation().pathname)
  return { ...place, t: siteTranslations[place.language] }
}
