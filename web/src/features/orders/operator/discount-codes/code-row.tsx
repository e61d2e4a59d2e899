import type { CodeDraft, DiscountCode } from '@runmart/contract/orders-discount-codes'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { dateTimeText } from '#ui/date-text.ts'
import { moneyText } from '#ui/money-text.ts'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'
import { useNow } from '#ui/use-now.ts'
import { type CodeState, codeState, discountText } from './describe-code.ts'

const pills: Record<CodeState, PillState> = {
  usable: 'success',
  off: 'cancel',
  notYet: 'pending',
  over: 'waiting',
  usedUp: 'waiting',
}

type Props = { code: DiscountCode; onEdit: () => void }

/** One discount code: what it takes off, its limits, and what it has cost so far. */
export function CodeRow({ code: it, onEdit }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const state = codeState(it, useNow())
  const { code, draft, uses } = it
  return (
    <li className="grid gap-x-6 gap-y-2 px-5 py-4 lg:grid-cols-[minmax(0,1fr)_13rem_auto] lg:items-center">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-1 gap-y-1">
          <span className="font-mono font-semibold wrap-anywhere text-ink">{code}</span>
          <CopyButton text={code} label={t('operatorDiscountCodes.copy', { code })} />
          <StatusPill state={pills[state]}>{t(`operatorDiscountCodes.${state}`)}</StatusPill>
        </div>
        <p className="text-[13px] text-pretty text-ink-soft">
          <LimitsLine draft={draft} />
        </p>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 lg:flex-col lg:justify-start">
        <p className="font-bold text-ink tabular-nums">{discountText(t, language, draft)}</p>
        <p className="text-[13px] text-ink-faint tabular-nums">
          {draft.mostUses === null
            ? t('operatorDiscountCodes.uses', { count: uses })
            : t('operatorDiscountCodes.usesOf', { uses, most: draft.mostUses })}
          {it.discounted > 0 && (
            <> · {t('operatorDiscountCodes.tookOff', { amount: moneyText(language, it.discounted) })}</>
          )}
        </p>
      </div>
      <Button
        size="sm"
        aria-label={t('operatorDiscountCodes.editOf', { code })}
        onClick={onEdit}
        className="justify-self-start"
      >
        {t('operatorDiscountCodes.edit')}
      </Button>
    </li>
  )
}

/** When, for whom and on what a code may be used. */
function LimitsLine({ draft }: { draft: CodeDraft }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const when = (at: string) => ({ when: dateTimeText(language, new Date(at)) })
  const limits = [
    draft.startsAt && t('operatorDiscountCodes.from', when(draft.startsAt)),
    draft.endsAt && t('operatorDiscountCodes.until', when(draft.endsAt)),
    !draft.startsAt && !draft.endsAt && t('operatorDiscountCodes.always'),
    draft.mostUsesEach && t('operatorDiscountCodes.each', { count: draft.mostUsesEach }),
    draft.minimum > 0 && t('operatorDiscountCodes.least', { amount: moneyText(language, draft.minimum) }),
    draft.serviceIds && t('operatorDiscountCodes.onlySome', { count: draft.serviceIds.length }),
  ]
  return limits.filter(Boolean).join(' · ')
}
