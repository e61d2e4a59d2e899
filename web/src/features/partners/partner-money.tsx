import type { PartnerSums } from '@runmart/contract/partners'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { Money } from '#ui/money.tsx'
import { Section } from '#ui/section.tsx'

type Props = { sums: PartnerSums; holdDays: number | undefined }

/** What is held, what the shop looks at first, what was earned, and what of it was paid out. */
export function PartnerMoney({ sums, holdDays }: Props) {
  const t = usePartnerTranslations()
  const heldNote =
    holdDays === undefined ? '' : holdDays > 0 ? t('partner.heldNote', { count: holdDays }) : t('partner.heldNoteNow')
  const figures = [
    { label: t('partner.held'), amount: sums.held, note: heldNote },
    ...(sums.checking > 0
      ? [{ label: t('partner.checking'), amount: sums.checking, note: t('partner.checkingNote') }]
      : []),
    { label: t('partner.earned'), amount: sums.earned, note: t('partner.earnedNote') },
    { label: t('partner.paidOut'), amount: sums.paidOut, note: t('partner.paidOutNote') },
  ]
  return (
    <Section title={t('partner.money')} padded={false} className="overflow-hidden">
      <dl className="grid gap-px bg-line sm:auto-cols-fr sm:grid-flow-col">
        {figures.map(({ label, amount, note }) => (
          <div key={label} className="bg-surface px-5 py-4">
            <dt className="text-[13px] font-semibold text-ink-soft">{label}</dt>
            <dd>
              <Money amount={amount} className="block text-lg/7 font-bold text-ink" />
              <span className="block text-[13px] text-pretty text-ink-faint">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
