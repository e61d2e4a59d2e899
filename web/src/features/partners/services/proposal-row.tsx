import { type Proposal, partnersServices } from '@runmart/contract/partners-services'
import { useLanguage } from '#platform/language.tsx'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { draftPrice } from './draft-price.ts'
import { proposalName } from './proposal-name.ts'
import { ProposalStatus } from './proposal-status.tsx'

/** One proposal: what, when, and what became of it. As long as nobody has decided, it can be withdrawn. */
export function ProposalRow({ proposal }: { proposal: Proposal }) {
  const { language } = useLanguage()
  const t = usePartnerTranslations()
  const { confirm, dialog } = useConfirm()
  const { act, acting } = useAct(partnersServices.withdraw, { refusals: 'toast', untilFresh: true })
  const { id, draft, isNew, state, proposedAt, reason } = proposal
  const name = proposalName(language, draft)
  const withdraw = async () => {
    const isSure = await confirm({
      title: t('partnerServices.withdrawTitle', { name }),
      description: t('partnerServices.withdrawText'),
      confirm: t('partnerServices.withdraw'),
    })
    if (isSure) await act({ params: { id } })
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere text-ink">{name}</p>
        <p className="mt-0.5 text-[13px] text-ink-soft tabular-nums">
          {t(isNew ? 'partnerServices.isNew' : 'partnerServices.isChange')} · {draftPrice(t, language, draft)} ·{' '}
          <DateTime at={proposedAt} />
        </p>
        {reason && <p className="mt-1 text-[13px] wrap-anywhere whitespace-pre-line text-ink">{reason}</p>}
      </div>
      <div className="flex items-center gap-2 max-sm:flex-row-reverse">
        {state === 'waiting' && (
          <Button
            size="sm"
            variant="quiet"
            loading={acting}
            aria-label={t('partnerServices.withdrawOf', { name })}
            onClick={() => void withdraw()}
          >
            {t('partnerServices.withdraw')}
          </Button>
        )}
        <ProposalStatus state={state} />
      </div>
      {dialog}
    </li>
  )
}
