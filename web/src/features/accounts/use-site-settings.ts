import type { SiteSettings } from '@runmart/contract/site'
import { useOnce } from '#platform/use-once.ts'

const settings = () => import('@runmart/contract/site').then(({ site }) => site.settings)

/** What this shop offers before sign-in; undefined until known, and pages do without. */
export function useSiteSettings(): SiteSettings | undefined {
  return useOnce('settings', settings)
}
