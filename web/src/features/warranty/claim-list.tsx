import type { WarrantyClaim } from '@runmart/contract/warranty-claims'
import { useLanguage } from '#platform/language.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { List } from '#ui/list.tsx'
import { moneyText } from '#ui/money-text.ts'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'

const claimPills: Record<WarrantyClaim['status'], PillState> = {
  waiting: 'pending',
  replaced: 'success',
  refunded: 'refund',
  refused: 'failed',
}

type Props = { claims: readonly WarrantyClaim[]; nameOf: (claim: WarrantyClaim) => string }

/** A customer's claims about an order and their outcome, newest first. */
export function ClaimList({ claims, nameOf }: Props) {
  const { language, t } = useLanguage()
  return (
    <List label={t('warranty.claims')}>
      {claims.map((claim) => (
        <li key={claim.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 py-3">
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-semibold text-ink">
              {nameOf(claim)}
              {claim.refunded > 0 && (
                <span className="font-normal text-ink-soft">
                  {' · '}
                  {t('warranty.wentBack', { amount: moneyText(language, claim.refunded) })}
                </span>
              )}
            </p>
            <p className="mt-0.5 text-[13px] wrap-anywhere whitespace-pre-wrap text-ink-soft">{claim.text}</p>
            <p className="mt-0.5 text-[13px] text-ink-faint">
              <LinkedSentence
                sentence={t('warranty.reported', { when: '‹when›' })}
                parts={{ when: <DateTime at={claim.claimedAt} /> }}
              />
            </p>
            {claim.reason && (
              <p className="mt-1.5 rounded-lg bg-sunken px-3 py-2 text-[13px] wrap-anywhere whitespace-pre-wrap text-ink-soft dark:bg-raised">
                {claim.reason}
              </p>
            )}
          </div>
          <StatusPill state={claimPills[claim.status]}>
            {claim.isRefilling ? t('warranty.refilling') : t(`claimStates.${claim.status}`)}
          </StatusPill>
        </li>
      ))}
    </List>
  )
}
