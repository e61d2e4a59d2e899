import type { ImportRow } from '@runmart/contract/suppliers-sources'
import { numberText } from '@runmart/i18n/formats'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { classes } from '#ui/classes.ts'
import { costText } from '#ui/cost-text.ts'
import { moneyText } from '#ui/money-text.ts'

/** Each service that the import would create, with the reasons for skipped ones. */
export function ImportPreview({ rows, isOutdated }: { rows: readonly ImportRow[]; isOutdated: boolean }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  if (rows.length === 0) return null
  const left = rows.filter((row) => row.problem !== null).length
  return (
    <div aria-busy={isOutdated} className={classes('transition-opacity', isOutdated && 'opacity-60')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
      <div className="max-h-60 overflow-y-auto rounded-lg border border-line" tabIndex={0}>
        <table className="w-full border-collapse text-[13px]">
          <caption className="sr-only">{t('operatorSuppliers.preview')}</caption>
          <thead className="sticky top-0 bg-sunken text-xs text-ink-faint dark:bg-surface">
            <tr>
              <th scope="col" className="h-8 px-3 text-left font-semibold">
                {t('operatorSuppliers.service')}
              </th>
              <th scope="col" className="px-3 text-right font-semibold max-sm:hidden">
                {t('operatorSuppliers.limits')}
              </th>
              <th scope="col" className="px-3 text-right font-semibold">
                {t('operatorSuppliers.cost')}
              </th>
              <th scope="col" className="px-3 text-right font-semibold">
                {t('operatorSuppliers.price')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(({ offerId, name, cost, price, minAmount, maxAmount, problem }) => (
              <tr key={offerId} className={problem ? 'text-ink-faint' : 'text-ink'}>
                <td className="h-9 px-3 py-1 wrap-anywhere">
                  {name}
                  {problem && <span className="block text-pending">{t(`importProblems.${problem}`)}</span>}
                </td>
                <td className="px-3 py-1 text-right whitespace-nowrap tabular-nums max-sm:hidden">
                  {numberText(language, minAmount)} – {numberText(language, maxAmount)}
                </td>
                <td className="px-3 py-1 text-right whitespace-nowrap tabular-nums">{costText(language, cost)}</td>
                <td className="px-3 py-1 text-right font-semibold whitespace-nowrap tabular-nums">
                  {moneyText(language, price)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {left > 0 && (
        <p className="mt-2 text-[13px] text-ink-faint">{t('operatorSuppliers.previewProblems', { count: left })}</p>
      )}
    </div>
  )
}
