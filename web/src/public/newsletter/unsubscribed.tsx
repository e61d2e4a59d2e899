import { MailX } from 'lucide-react'
import { usePlace } from '../use-place.ts'
import { NewsletterPage } from './newsletter-page.tsx'
import { Onward } from './onward.tsx'

/** The newsletter no longer comes. */
export default function Unsubscribed() {
  const { t } = usePlace()
  return (
    <NewsletterPage
      icon={MailX}
      title={t('siteNewsletter.unsubscribedTitle')}
      text={t('siteNewsletter.unsubscribedText')}
    >
      <Onward />
    </NewsletterPage>
  )
}
