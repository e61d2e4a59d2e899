import type { Commission } from '@runmart/contract/referrals'
import { Link } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { paths } from '#platform/paths.ts'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { percentText } from '#ui/percent-text.ts'
import { When } from '#ui/when.tsx'

/** Who brought whom, by which order, since when and until when it waits. */
export function CommissionFacts({ commission }: { commission: Commission }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { orderId, orderCode, referrer, referred, percent, status, createdAt, heldUntil } = commission
  const isOpen = status === 'held' || status === 'suspicious'
  const order = (
    <Link to={paths.operatorOrder(orderId)} className="font-mono font-semibold text-ink underline">
      {orderCode}
    </Link>
  )
  return (
    <>
      <p className="font-semibold wrap-anywhere text-ink">
        {t('operatorReferrals.pair', { referrer: referrer.username, referred: referred.username })}
      </p>
      <p className="mt-0.5 text-[13px] text-ink-soft">
        <LinkedSentence
          sentence={t('operatorReferrals.madeOf', { percent: percentText(language, percent), code: '‹code›' })}
          parts={{ code: order }}
        />
        {' · '}
        <LinkedSentence
          sentence={t('operatorReferrals.made', { when: '‹when›' })}
          parts={{ when: <When at={createdAt} /> }}
        />
        {isOpen && (
          <>
            {' · '}
            <LinkedSentence
              sentence={t('operatorReferrals.payable', { when: '‹when›' })}
              parts={{ when: <When at={heldUntil} as="date" /> }}
            />
          </>
        )}
      </p>
    </>
  )
}
