import { type SiteSettings, site } from '@runmart/contract/site'
import { useEffect, useState } from 'react'
import { call } from './api.ts'

let loaded: SiteSettings | undefined

/**
 * Settings of the shop before the sign-in, loaded once. Undefined until they arrive; pages work without. Not a query,
 * so that the sign-in page needs no query cache.
 */
export function useSiteSettings(): SiteSettings | undefined {
  const [settings, setSettings] = useState(loaded)
  useEffect(() => {
    if (!loaded) loadSettings().then(setSettings, () => {})
  }, [])
  return settings
}

async function loadSettings(): Promise<SiteSettings | undefined> {
  const answer = await call(site.settings)
  if (answer.success) loaded = answer.data
  return loaded
}
