import { type SiteSettings, site } from '@runmart/contract/site'
import { useEffect, useState } from 'react'
import { call } from './api.ts'

let loaded: SiteSettings | undefined

/**
 * What this shop offers before sign-in: loaded once, undefined until known or when the server is away; pages do without.
 * Not a query, so that the sign-in page needs no query cache.
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
