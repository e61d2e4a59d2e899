import { PartnerReason } from '@runmart/contract/partners'
import { partnersReviews, type ShareReview } from '@runmart/contract/partners-reviews'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { showToast } from '#platform/toasts.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { CustomerLink } from '#ui/customer-link.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { Section } from '#ui/section.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { SuspicionList } from './suspicion-list.tsx'

/** Waiting shares of partners, because partner and customer may be one person. Empty if none waits. */
export function ShareReviews() {
  const t = useOperatorTranslations()
  const { data } = useApi(partnersReviews.list, {}, { refetchInterval: 15_000 })
  const { item, isOpen, open, close } = useItemDialog<ShareReview, 'allow' | 'refuse'>()
  return (
    <>
      {data && data.items.length > 0 && (
        <Section
          title={t('operatorReferrals.shares')}
          description={t('operatorReferrals.sharesNote')}
          padded={false}
          className="mb-4 overflow-hidden"
        >
          <ul className="divide-y divide-line">
            {data.items.map((it) => (
              <ReviewRow
                key={`${it.partner.id} ${it.customer.id}`}
                review={it}
                onAllow={() => open('allow', it)}
                onRefuse={() => open('refuse', it)}
              />
            ))}
          </ul>
        </Section>
      )}
      {item && (
        <>
          <AllowDialog review={item} open={isOpen('allow')} onClose={close} />
          <RefuseDialog review={item} open={isOpen('refuse')} onClose={close} />
        </>
      )}
    </>
  )
}

type RowProps = { review: ShareReview; onAllow: () => void; onRefuse: () => void }

function ReviewRow({ review: { partner, customer, count, amount, signs, since }, onAllow, onRefuse }: RowProps) {
  const t = useOperatorTranslations()
  const name = partner.username
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 lg:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <div className="flex flex-wrap items-baseline gap-x-3 lg:flex-col">
        <Money amount={amount} className="text-[15px] font-bold text-ink" />
        <span className="text-[13px] text-ink-soft">{t('operatorReferrals.shareCount', { count })}</span>
      </div>
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere text-ink">
          <LinkedSentence
            sentence={t('operatorReferrals.sharePair', { partner: '‹partner›', customer: '‹customer›' })}
            parts={{ partner: <CustomerLink customer={partner} />, customer: <CustomerLink customer={customer} /> }}
          />
        </p>
        <p className="mt-0.5 text-[13px] text-ink-soft">
          <LinkedSentence
            sentence={t('operatorReferrals.shareSince', { when: '‹when›' })}
            parts={{ when: <DateTime at={since} /> }}
          />
        </p>
        <SuspicionList reasons={signs} />
      </div>
      <div className="flex gap-2 lg:justify-end">
        <Button
          size="sm"
          variant="danger"
          aria-label={t('operatorReferrals.refuseSharesOf', { name })}
          onClick={onRefuse}
        >
          {t('operatorReferrals.refuse')}
        </Button>
        <Button size="sm" aria-label={t('operatorReferrals.allowSharesOf', { name })} onClick={onAllow}>
          {t('operatorReferrals.allow')}
        </Button>
      </div>
    </li>
  )
}

type DialogProps = { review: ShareReview; open: boolean; onClose: () => void }

const asSeen = ({ partner, customer, count, amount }: ShareReview) => ({
  partnerId: partner.id,
  customerId: customer.id,
  count,
  amount,
})

const pairOf = ({ partner, customer }: ShareReview) => `${partner.id}:${customer.id}`

function AllowDialog({ review, open, onClose }: DialogProps) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { act, acting } = useAct(partnersReviews.allow, { once: pairOf(review), refusals: 'toast' })
  const allow = async () => {
    const answer = await act({ body: asSeen(review) })
    if (answer.success && !answer.message) showToast('success', t('operatorReferrals.sharesAllowed'))
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorReferrals.allowTitle', {
        amount: moneyText(language, review.amount),
        name: review.partner.username,
      })}
      description={t('operatorReferrals.allowSharesText')}
      confirm={t('operatorReferrals.allow')}
      loading={acting}
      onConfirm={() => void allow()}
    >
      <SuspicionList reasons={review.signs} />
    </ConfirmDialog>
  )
}

function RefuseDialog({ review, open, onClose }: DialogProps) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { act } = useAct(partnersReviews.refuse, { once: pairOf(review) })
  return (
    <ReasonDialog
      title={t('operatorReferrals.refuseTitle', {
        amount: moneyText(language, review.amount),
        name: review.partner.username,
      })}
      description={t('operatorReferrals.refuseSharesText')}
      schema={PartnerReason}
      words={{
        reason: t('operatorReferrals.reason'),
        reasonHint: t('operatorReferrals.reasonHint'),
        confirm: t('operatorReferrals.refuse'),
      }}
      onConfirm={async (reason) => {
        const answer = await act({ body: { ...asSeen(review), reason } })
        if (answer.success && !answer.message) showToast('success', t('operatorReferrals.sharesRefused'))
        return answer
      }}
      open={open}
      onClose={onClose}
    >
      <SuspicionList reasons={review.signs} />
    </ReasonDialog>
  )
}
