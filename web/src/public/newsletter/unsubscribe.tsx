import { MailMinus } from 'lucide-react'
import { usePlace } from '../use-place.ts'
import { NewsletterPage } from './newsletter-page.tsx'
import { PressForm } from './press-form.tsx'

/** Where the link in every letter leads. Programs that look into mails open links, so only the button unsubscribes. */
export default function Unsubscribe() {
  const { say } = usePlace()
  return (
    <NewsletterPage
      icon={MailMinus}
      title={say('siteNewsletter.unsubscribeTitle')}
      text={say('siteNewsletter.unsubscribeText')}
    >
      <PressForm label={say('siteNewsletter.unsubscribe')} />
    </NewsletterPage>
  )
}
