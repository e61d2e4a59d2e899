import type { ShopState } from '@runmart/contract/content'
import { linkIn } from '@runmart/contract/content-links'
import type { Language } from '@runmart/contract/languages'
import { dateTimeText, offsetText } from '@runmart/i18n/formats'
import { translator } from '@runmart/i18n/server'

/** What the shop tells everybody, as the template of a public page names it. Where a visitor is, is not known: the time is the shop's. */
export function toStateView({ announcements, maintenance }: ShopState, language: Language, timeZone: string) {
  const untilText = (until: string) => {
    const at = new Date(until)
    const when = `${dateTimeText(language, at, timeZone)} (${offsetText(at, timeZone)})`
    return translator(language)('maintenance.until', { when })
  }
  return {
    announcements: announcements.map(({ id, kind, texts, link }) => ({
      id,
      text: texts[language],
      link: link && { href: linkIn(language, link).href },
      isWarning: kind === 'warning',
    })),
    maintenance: maintenance && {
      text: maintenance.texts[language],
      until: maintenance.until && untilText(maintenance.until),
    },
  }
}
