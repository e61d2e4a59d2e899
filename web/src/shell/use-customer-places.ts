import { useSay } from '#platform/language.tsx'
import type { Place } from './place.ts'
import { screens } from './screens.ts'

/** Where the signed-in customer can go. */
export function useCustomerPlaces(): Place[] {
  const say = useSay()
  return screens.map(({ path, icon, label, often }) => ({ path, icon, label: say(label), often }))
}
