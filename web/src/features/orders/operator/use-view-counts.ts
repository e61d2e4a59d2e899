import { ordersDesk } from '@runmart/contract/orders-desk'
import { numberText } from '@runmart/i18n/formats'
import { useLanguage } from '#platform/language.tsx'
import { useApi } from '#platform/use-api.ts'

/** What each saved view finds now, to stand behind its name. It is a call of its own: no list waits for it. */
export function useViewCounts(hasViews: boolean): (id: string) => string {
  const { language } = useLanguage()
  const { data } = useApi(ordersDesk.viewCounts, {}, { enabled: hasViews, refetchInterval: 15_000 })
  return (id) => {
    const found = data?.items.find((it) => it.id === id)
    // None among the latest, and perhaps some before: that is no number.
    if (!found || (found.more && found.count === 0)) return ''
    return ` · ${numberText(language, found.count)}${found.more ? '+' : ''}`
  }
}
