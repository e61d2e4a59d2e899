import { MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { AuthPanel } from './auth-panel.tsx'
import { useSiteSettings } from './use-site-settings.ts'

type Props = {
  title: string
  email: string
  /** The sentence, with `‹email›` where the address belongs. */
  sentence: string
  children?: ReactNode
  footer?: ReactNode
}

/** Says that a mail is on its way and to whom; a demo shop shows where to read it. */
export function MailSent({ title, email, sentence, children, footer }: Props) {
  const t = useTranslations()
  const settings = useSiteSettings()
  const address = <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>
  return (
    <AuthPanel
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
    </AuthPanel>
  )
}
