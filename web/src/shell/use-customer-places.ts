import { useTranslations } from '#platform/language.tsx'
import type { Place } from './place.ts'
import { screens } from './screens.ts'

/** Where the signed-in customer can go. */
export function useCustomerPlaces(): Place[] {
  const t = useTranslations()
  return screens.map(({ path, icon, label, often }) => ({ path, icon, label: t(label), often }))
}
