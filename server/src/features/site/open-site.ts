import { type Builds, readSite, type Site } from '#platform/http/site/read-site.ts'
import type { Log } from '#platform/log.ts'
import type { Shop } from '#platform/shop.ts'
import { getPublicPageData, holesOfState } from './public-page-data.ts'
import { holesOfTexts } from './text-data.ts'

/** Opens the built web and fills it with this shop's data. */
export function openSite(builds: Builds, shop: Shop, log: Log): Site {
  const { email, telegram, zalo } = shop.contact
  const contact = { contact: email ?? '', telegram: telegram ?? '', zalo: zalo ?? '' }
  return readSite(
    builds,
    shop.apiBase,
    { origin: shop.publicUrl, ...contact },
    {
      load: (asked) => getPublicPageData(asked, shop, log),
      seldom: [...holesOfState, ...holesOfTexts],
      appState: () => shop.state.get(),
    },
  )
}
