import { MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useSiteSettings } from '#platform/use-site-settings.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { CenteredPanel } from '#ui/centered-page.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'

type Props = {
  title: string
  email: string
  /** The sentence, with `‹email›` where the address belongs. */
  sentence: string
  children?: ReactNode
  footer?: ReactNode
}

/** Confirms that the server sent a mail, and to which address. A demo shop links to its outbox. */
export function MailSent({ title, email, sentence, children, footer }: Props) {
  const t = useTranslations()
  const settings = useSiteSettings()
  const address = <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>
  return (
    <CenteredPanel
      title={title}
      tone="good"
      icon={<MailCheck aria-hidden />}
      intro={<LinkedSentence sentence={sentence} parts={{ email: address }} />}
      footer={footer}
    >
      {settings?.outbox && (
        <ButtonLink to={paths.outbox} variant="primary" size="lg">
          {t('accounts.openOutbox')}
        </ButtonLink>
      )}
      {children}
    </CenteredPanel>
  )
}
