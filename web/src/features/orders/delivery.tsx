import { ExternalLink } from 'lucide-react'
import { useSay } from '#platform/language.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Section } from '#ui/section.tsx'

/** What was delivered: a document somewhere on the web, whose address is named before one goes there. */
export function Delivery({ link }: { link: string }) {
  const say = useSay()
  const address = URL.canParse(link) ? new URL(link) : null
  if (!address || !/^https?:$/.test(address.protocol)) return null
  return (
    <Section title={say('orderPage.delivery')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <a href={address.href} target="_blank" rel="noopener noreferrer" className={buttonLook('primary', 'lg')}>
          <ExternalLink aria-hidden />
          {say('orderPage.openDocument')}
        </a>
        <p className="min-w-0 wrap-anywhere text-ink-faint">{say('orderPage.opensAt', { host: address.host })}</p>
      </div>
    </Section>
  )
}
