import { MailX } from 'lucide-react'
import { usePlace } from '../use-place.ts'
import { NewsletterPage } from './newsletter-page.tsx'
import { Onward } from './onward.tsx'

/** The newsletter no longer comes. */
export default function Unsubscribed() {
  const { say } = usePlace()
  return (
    <NewsletterPage
      icon={MailX}
      title={say('siteNewsletter.unsubscribedTitle')}
      text={say('siteNewsletter.unsubscribedText')}
    >
      <Onward />
    </NewsletterPage>
  )
}
