import { type BankClaim, bankClaims } from '@runmart/contract/deposits-bank-claims'
import { lazy, Suspense, useState } from 'react'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { useApi } from '#platform/use-api.ts'
import { Button } from '#ui/button.tsx'
import { dateText } from '#ui/date-text.ts'
import { List } from '#ui/list.tsx'
import { Money } from '#ui/money.tsx'
import { Section } from '#ui/section.tsx'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'

const BankClaimDialog = lazy(() => import('./bank-claim-dialog.tsx'))

/** Claims a bank transfer that was not credited, and lists earlier claims. */
export function MissingTransfer({ active }: { active: boolean }) {
  const t = useTranslations()
  const { data } = useApi(bankClaims.mine, {}, { refetchInterval: 60_000 })
  const items = data?.items ?? []
  return (
    <Section
      title={t('deposits.missingTitle')}
      description={t('deposits.missingText')}
      action={<ClaimBankButton active={active} />}
      padded={false}
    >
      {items.length > 0 && (
        <List label={t('deposits.missingTitle')}>
          {items.map((claim) => (
            <ClaimRow key={claim.id} claim={claim} />
          ))}
        </List>
      )}
    </Section>
  )
}

/** Opens the claim form; loads its code on the first press. */
export function ClaimBankButton({ active }: { active: boolean }) {
  const t = useTranslations()
  const [wasOpened, setWasOpened] = useState(false)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        disabled={!active}
        onClick={() => {
          setWasOpened(true)
          setOpen(true)
        }}
      >
        {t('deposits.claimBank')}
      </Button>
      {wasOpened && (
        <Suspense>
          <BankClaimDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const pills: Record<BankClaim['status'], PillState> = { waiting: 'pending', credited: 'success', refused: 'failed' }

function ClaimRow({ claim: { reference, amount, sentOn, status, reason } }: { claim: BankClaim }) {
  const { language, t } = useLanguage()
  const day = dateText(language, new Date(`${sentOn}T12:00`))
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold text-ink">
          <Money amount={amount} />
        </p>
        <p className="mt-0.5 text-[13px] wrap-anywhere text-ink-soft">
          <span className="font-mono">{reference}</span> · {day}
        </p>
        {status === 'waiting' && <p className="mt-0.5 text-[13px] text-ink-soft">{t('deposits.missingWaiting')}</p>}
        {reason && <p className="mt-0.5 text-[13px] text-pretty wrap-anywhere text-ink-soft">{reason}</p>}
      </div>
      <StatusPill state={pills[status]}>{t(`bankClaimStates.${status}`)}</StatusPill>
    </li>
  )
}
