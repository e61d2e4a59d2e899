import { MailCheck } from 'lucide-react'
import { usePlace } from '../use-place.ts'
import { NewsletterPage } from './newsletter-page.tsx'
import { Onward } from './onward.tsx'

/** The newsletter comes from now on. */
export default function Confirmed() {
  const { say } = usePlace()
  return (
    <NewsletterPage
      icon={MailCheck}
      title={say('siteNewsletter.confirmedTitle')}
      text={say('siteNewsletter.confirmedText')}
    >
      <Onward />
    </NewsletterPage>
  )
}
