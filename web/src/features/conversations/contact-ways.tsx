import type { SiteSettings } from '@runmart/contract/site'
import { useTranslations } from '#platform/language.tsx'
import { useSiteSettings } from '#platform/use-site-settings.ts'

/** The shop's other contact channels. Empty without any, or while they load. */
export function ContactWays() {
  const t = useTranslations()
  const contact = useSiteSettings()?.contact
  const ways = contact ? listWays(contact) : []
  if (ways.length === 0) return null
  return (
    <section aria-labelledby="contact-ways">
      <h2 id="contact-ways" className="text-[13px] font-semibold text-ink">
        {t('contact.ways')}
      </h2>
      <dl className="mt-1">
        {ways.map(({ name, href, text }) => (
          <div key={name} className="flex min-h-9 flex-wrap items-center gap-x-3 pointer-coarse:min-h-11">
            <dt className="w-20 text-ink-faint">{t(`contact.${name}`)}</dt>
            <dd className="min-w-0">
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-6 items-center font-semibold wrap-anywhere text-brand hover:underline pointer-coarse:min-h-11"
              >
                {text}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function listWays({ email, telegram, zalo }: SiteSettings['contact']) {
  return [
    ...(email ? [{ name: 'email', href: `mailto:${email}`, text: email } as const] : []),
    ...(telegram ? [{ name: 'telegram', href: `https://t.me/${telegram}`, text: `@${telegram}` } as const] : []),
    ...(zalo ? [{ name: 'zalo', href: `https://zalo.me/${zalo}`, text: zalo } as const] : []),
  ]
}
