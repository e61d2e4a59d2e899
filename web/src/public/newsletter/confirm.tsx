import { MailQuestionMark } from 'lucide-react'
import { usePlace } from '../use-place.ts'
import { NewsletterPage } from './newsletter-page.tsx'
import { PressForm } from './press-form.tsx'

/** Where the mail's link leads. Programs that look into mails open links, so only the button confirms. */
export default function Confirm() {
  const { say } = usePlace()
  return (
    <NewsletterPage
      icon={MailQuestionMark}
      title={say('siteNewsletter.confirmTitle')}
      text={say('siteNewsletter.confirmText')}
    >
      <PressForm label={say('siteNewsletter.confirm')} />
    </NewsletterPage>
  )
}
