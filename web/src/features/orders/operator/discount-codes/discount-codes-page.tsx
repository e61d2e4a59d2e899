import { type CodeDraft, type DiscountCode, discountCodes } from '@runmart/contract/orders-discount-codes'
import { Plus, TicketPercent } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { dateTimeText } from '#ui/date-text.ts'
import { FilterBar } from '#ui/filter-bar.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { moneyText } from '#ui/money-text.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { useNow } from '#ui/use-now.ts'
import { CodeDialog } from './code-dialog.tsx'
import { type CodeState, codeState, discountText } from './describe-code.ts'

/** Every discount code with its limits and the total discount so far. */
export default function DiscountCodesPage() {
  const t = useOperatorTranslations()
  const filters = useFilters(readCodeFilters)
  const list = useApiPage(discountCodes.codes, filters.page, { query: filters.values })
  const { item: code, isOpen, open, close } = useItemDialog<DiscountCode, 'edit'>()
  return (
    <>
      <title>{`${t('operatorDiscountCodes.title')} · Runmart`}</title>
      <PageHeader
        title={t('operatorDiscountCodes.title')}
        description={t('operatorDiscountCodes.intro')}
        actions={
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => open('edit', null)}>
            {t('operatorDiscountCodes.add')}
          </Button>
        }
      />
      <ListScreen
        list={list}
        filters={filters}
        filterBar={<FilterBar filters={filters} search={t('operatorDiscountCodes.search')} />}
        count={(count) => t('operatorDiscountCodes.found', { count })}
        skeleton={<RowsSkeleton end="text" />}
        empty={{
          icon: TicketPercent,
          title: t('operatorDiscountCodes.none'),
          text: t('operatorDiscountCodes.noneText'),
        }}
        noMatch={{
          title: t('operatorDiscountCodes.noneFound', { text: filters.values.q ?? '' }),
          text: t('operatorDiscountCodes.noneFoundText'),
        }}
      >
        {(codes) => (
          <List label={t('operatorDiscountCodes.title')}>
            {codes.map((it) => (
              <CodeRow key={it.code} code={it} onEdit={() => open('edit', it)} />
            ))}
          </List>
        )}
      </ListScreen>
      <CodeDialog code={code} open={isOpen('edit')} onClose={close} />
    </>
  )
}

function readCodeFilters(get: (name: 'q') => string): { q?: string } {
  const q = get('q')
  return q ? { q } : {}
}

const pills: Record<CodeState, PillState> = {
  usable: 'success',
  off: 'cancel',
  notYet: 'pending',
  over: 'waiting',
  usedUp: 'waiting',
}

type Props = { code: DiscountCode; onEdit: () => void }

/** One discount code with its discount, its limits and its cost so far. */
function CodeRow({ code: it, onEdit }: Props) {
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

/** The dates, customers and services that limit a code. */
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
