import type { ReportSummary } from '@runmart/contract/reports-figures'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Money } from '#ui/money.tsx'
import { Change } from './change.tsx'
import { FigureLink, figureLinkStyles } from './figure-link.tsx'
import { behind, mainFigures, sumsOf } from './figures.ts'
import { OWED } from './liabilities.tsx'
import { Uncosted } from './uncosted.tsx'
import { useFigureNames } from './use-figure-names.ts'

const tile = 'flex min-w-0 flex-col bg-surface p-3'
/** Twelve digits have room on half a phone, and on a quarter of a tablet. */
const sum = 'mt-0.5 text-[15px]/7 font-bold xl:text-lg/7'

/** What stands for the period, each with the period before, and what the shop owes. */
export function KeyFigures({ summary }: { summary: ReportSummary }) {
  const t = useOperatorTranslations()
  const nameOf = useFigureNames()
  const { liabilities, uncosted } = summary
  return (
    <dl className="mb-4 grid gap-px overflow-hidden rounded-lg border border-line bg-line min-[22.5rem]:grid-cols-2 md:grid-cols-4">
      {mainFigures.map((figure) => {
        const { amount, before } = sumsOf(summary, figure)
        return (
          <div key={figure} className={tile}>
            <dt className="text-[13px] text-ink-faint">{nameOf(figure)}</dt>
            <dd className={sum}>
              <FigureLink amount={amount} name={nameOf(figure)} asked={behind(figure, summary)} />
            </dd>
            <dd className="text-[13px]">
              <Change amount={amount} before={before} />
            </dd>
            {figure === 'margin' && <Uncosted amount={uncosted.amount} as="dd" />}
          </div>
        )
      })}
      <div className={tile}>
        <dt className="text-[13px] text-ink-faint">{t('operatorReports.owed')}</dt>
        <dd className={sum}>
          <a href={`#${OWED}`} className={figureLinkStyles}>
            <Money amount={liabilities.closing} />
          </a>
        </dd>
        <dd className="text-[13px]">
          <Change amount={liabilities.closing} before={liabilities.opening} />
        </dd>
      </div>
    </dl>
  )
}
