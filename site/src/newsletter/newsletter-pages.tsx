import { buttonStyles } from '@runmart/web/ui/button-styles.ts'
import { type LucideIcon, MailCheck, MailMinus, MailOpen, MailQuestionMark, MailWarning, MailX } from 'lucide-react'
import type { ReactNode } from 'react'
import { publicLinks } from '#site/frame/links.ts'
import { PageLayout } from '#site/frame/page-layout.tsx'
import { usePage } from '#site/page-context.ts'
import { NewsletterForm } from './newsletter-form.tsx'

/** After the form: the same words for every address, so that the page reveals no subscribers. */
export function CheckMailPage() {
  const { t } = usePage()
  return (
    <StepPage icon={MailOpen} title={t('siteNewsletter.checkMailTitle')} text={t('siteNewsletter.checkMailText')}>
      <p className="mt-4 text-[15px]/6 text-pretty text-ink-faint">{t('siteNewsletter.checkMailHint')}</p>
    </StepPage>
  )
}

/** The page behind the mail's link. Mail scanners open links, so only the button confirms. */
export function ConfirmPage() {
  const { t } = usePage()
  return (
    <StepPage icon={MailQuestionMark} title={t('siteNewsletter.confirmTitle')} text={t('siteNewsletter.confirmText')}>
      <ButtonForm label={t('siteNewsletter.confirm')} />
    </StepPage>
  )
}

export function ConfirmedPage() {
  const { t } = usePage()
  return (
    <StepPage icon={MailCheck} title={t('siteNewsletter.confirmedTitle')} text={t('siteNewsletter.confirmedText')}>
      <NextLinks />
    </StepPage>
  )
}

/** The page behind the link in every issue. Mail scanners open links, so only the button unsubscribes. */
export function UnsubscribePage() {
  const { t } = usePage()
  return (
    <StepPage icon={MailMinus} title={t('siteNewsletter.unsubscribeTitle')} text={t('siteNewsletter.unsubscribeText')}>
      <ButtonForm label={t('siteNewsletter.unsubscribe')} />
    </StepPage>
  )
}

export function UnsubscribedPage() {
  const { t } = usePage()
  return (
    <StepPage icon={MailX} title={t('siteNewsletter.unsubscribedTitle')} text={t('siteNewsletter.unsubscribedText')}>
      <NextLinks />
    </StepPage>
  )
}

/** A failed newsletter step: possible reasons, the remedy, and the form again. */
export function ProblemPage() {
  const { t } = usePage()
  const reasons = [
    t('siteNewsletter.problemAddress'),
    t('siteNewsletter.problemLink'),
    t('siteNewsletter.problemTries'),
  ]
  return (
    <StepPage icon={MailWarning} title={t('siteNewsletter.problemTitle')} text={t('siteNewsletter.problemText')}>
      <ul className="mt-4 mb-10 divide-y divide-line border-y border-line">
        {reasons.map((reason) => (
          <li key={reason} className="py-3.5 text-[15px]/6 text-pretty text-ink-soft">
            {reason}
          </li>
        ))}
      </ul>
      <NewsletterForm />
    </StepPage>
  )
}

type Props = { icon: LucideIcon; title: string; text: string; children?: ReactNode }

/** A page to confirm or to unsubscribe: one message, one action. Not for search engines. */
function StepPage({ icon: Icon, title, text, children }: Props) {
  return (
    <PageLayout about={{ title, description: text, listed: false }}>
      <div className="mx-auto flex max-w-xl flex-col items-start px-4 py-16 sm:px-6 lg:py-28">
        <span className="grid size-11 place-items-center rounded-lg bg-brand-soft text-brand">
          <Icon aria-hidden className="size-5" />
        </span>
        <h1 className="mt-6 text-public text-ink">{title}</h1>
        <p className="mt-3 text-[17px]/7 text-pretty text-ink-soft">{text}</p>
        {children}
      </div>
    </PageLayout>
  )
}

/** One button that posts to the page's own address, which contains the token of the mail's link. */
function ButtonForm({ label }: { label: string }) {
  return (
    <form method="post" className="mt-8">
      <button type="submit" className={buttonStyles('primary', 'lg')}>
        {label}
      </button>
    </form>
  )
}

/** Links from a page at the end of its way. */
function NextLinks() {
  const { language, t } = usePage()
  const to = publicLinks(language)
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <a href={to.blog} className={buttonStyles('secondary', 'lg')}>
        {t('siteNewsletter.toBlog')}
      </a>
      <a href={to.home} className={buttonStyles('quiet', 'lg')}>
        {t('siteMessages.toStart')}
      </a>
    </div>
  )
}
