import { MAX_OFFER, type MyPartnership, PartnerApplication, partners } from '@runmart/contract/partners'
import { useEffect } from 'react'
import { PayoutSection } from '#features/payouts/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { endpointQuery, updateAnswer } from '#platform/query-client.ts'
import { loadUser } from '#platform/session.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { Alert } from '#ui/alert.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Loaded } from '#ui/detail-screen.tsx'
import { Form } from '#ui/form.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { NumberedSteps } from '#ui/numbered-steps.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { percentText } from '#ui/percent-text.ts'
import { Section } from '#ui/section.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'

/** The terms of a partnership, the application form and its outcome. */
export function ApplicationPage() {
  const t = usePartnerTranslations()
  const view = useApi(partners.mine, {}, { refetchInterval: 30_000 })
  const isAccepted = view.data?.state === 'partner' || view.data?.state === 'leaving'
  // The application was accepted while the page was open. The session reloads, and the partner area replaces this page.
  useEffect(() => {
    if (isAccepted) void loadUser()
  }, [isAccepted])
  return (
    <>
      <title>{`${t('partner.applyTitle')} · Runmart`}</title>
      <PageHeader title={t('partner.applyTitle')} description={t('partner.applyIntro')} />
      <Loaded
        view={view}
        skeleton={
          <BlocksSkeleton
            className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]"
            blocks={['h-96', 'h-80 max-lg:-order-1']}
          />
        }
      >
        {(data) => (
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="flex min-w-0 flex-col gap-4">
              <Outcome mine={data} />
              <ApplicationForm key={data.state} mine={data} />
              {data.sums.earned > 0 && <PayoutSection />}
            </div>
            {/* Customers who have not applied read the terms first, also on a phone. */}
            <HowItWorks mine={data} className={data.state === 'none' ? 'max-lg:-order-1' : ''} />
          </div>
        )}
      </Loaded>
    </>
  )
}

/** The outcome of the application or of the partnership. */
function Outcome({ mine: { state, application, reason } }: { mine: MyPartnership }) {
  const t = usePartnerTranslations()
  if (state === 'applied' && application)
    return (
      <Alert tone="info" title={t('partner.applied')}>
        <LinkedSentence
          sentence={t('partner.appliedText', { when: '‹when›' })}
          parts={{ when: <DateTime at={application.appliedAt} /> }}
        />
      </Alert>
    )
  if (state !== 'refused' && state !== 'ended') return null
  return (
    <Alert tone="warning" title={t(`partner.${state}`)}>
      {reason && <span className="block wrap-anywhere whitespace-pre-line">{reason}</span>}
      {t(`partner.${state}Text`)}
    </Alert>
  )
}

/** The application form; the customer can still change a waiting application. */
function ApplicationForm({ mine: { state, application } }: { mine: MyPartnership }) {
  const t = usePartnerTranslations()
  const { act } = useAct(partners.apply, { once: true })
  const apply = async (body: PartnerApplication) => {
    const answer = await act({ body })
    if (answer.success) updateAnswer(endpointQuery(partners.mine, {}).queryKey, answer.data)
    return answer
  }
  const isWaiting = state === 'applied'
  const words = isWaiting ? 'partner.saveApplication' : state === 'none' ? 'partner.apply' : 'partner.applyAgain'
  return (
    <Section title={t('partner.form')}>
      <Form schema={PartnerApplication} label={t('partner.form')} onSubmit={apply}>
        <TextArea
          label={t('partner.offer')}
          name="offer"
          rows={6}
          limit={MAX_OFFER}
          defaultValue={application?.offer ?? ''}
          hint={t('partner.offerHint')}
        />
        <TextField
          label={t('partner.contact')}
          name="contact"
          limit={200}
          defaultValue={application?.contact ?? ''}
          autoComplete="off"
          hint={t('partner.contactHint')}
        />
        <div>
          <SubmitButton variant={isWaiting ? 'secondary' : 'primary'}>{t(words)}</SubmitButton>
        </div>
      </Form>
    </Section>
  )
}

type Props = { mine: Pick<MyPartnership, 'usualShare' | 'holdDays'>; className?: string }

/** A partner's tasks, earnings, payment times and the effect of a refund, in plain words. */
function HowItWorks({ mine: { usualShare, holdDays }, className }: Props) {
  const { language } = useLanguage()
  const t = usePartnerTranslations()
  const steps = [
    { title: t('partner.howOffer'), text: t('partner.howOfferText') },
    { title: t('partner.howDeliver'), text: t('partner.howDeliverText') },
    {
      title: t('partner.howEarn'),
      text:
        usualShare === undefined
          ? t('partner.howEarnText')
          : t('partner.howEarnUsually', { percent: percentText(language, usualShare / 100, 2) }),
    },
    {
      title: t('partner.howPaid'),
      text: holdDays > 0 ? t('partner.howPaidText', { count: holdDays }) : t('partner.howPaidNow'),
    },
  ]
  return (
    <Section title={t('partner.how')} className={className ?? ''}>
      <NumberedSteps steps={steps} className="flex flex-col gap-5" />
    </Section>
  )
}
