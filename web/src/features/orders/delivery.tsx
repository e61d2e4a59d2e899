import { ExternalLink } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Section } from '#ui/section.tsx'

/** What was delivered: a document somewhere on the web, whose address is named before one goes there. */
export function Delivery({ link }: { link: string }) {
  const t = useTranslations()
  const address = URL.canParse(link) ? new URL(link) : null
  if (!address || !/^https?:$/.test(address.protocol)) return null
  return (
    <Section title={t('orderPage.delivery')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <a href={address.href} target="_blank" rel="noopener noreferrer" className={buttonStyles('primary', 'lg')}>
          <ExternalLink aria-hidden />
          {t('orderPage.openDocument')}
        </a>
        <p className="min-w-0 wrap-anywhere text-ink-faint">{t('orderPage.opensAt', { host: address.host })}</p>
      </div>
    </Section>
  )
}
