import type { OperatorService } from '@runmart/contract/catalog'
import { catalogEdits, type ServiceEdit, type ServiceValues } from '@runmart/contract/catalog-edits'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { CheckBox } from '#ui/check-box.tsx'
import { classes } from '#ui/classes.ts'
import { Dialog } from '#ui/dialog.tsx'
import { moneyText } from '#ui/money-text.ts'
import type { BulkKind } from './bulk-bar.tsx'
import { changesOf, type Preview, previewOf } from './bulk-edit.ts'
import { BulkFields } from './bulk-fields.tsx'
import { Margin, marginOf } from './margin.tsx'
import { useValueText } from './use-value-text.ts'

type Props = {
  kind: BulkKind
  services: readonly OperatorService[]
  open: boolean
  onClose: () => void
  onEdited: (edit: ServiceEdit) => void
}

/** Changes one property of several services, after a preview of old and new values. */
export function BulkDialog({ kind, services, open, onClose, onEdited }: Props) {
  const t = useOperatorTranslations()
  const [setFor, choose] = useState<((service: OperatorService) => ServiceValues) | null>(null)
  const [isSure, setSure] = useState(false)
  const { act, acting } = useAct(catalogEdits.editMany, { once: true, success: 'inline', untilFresh: true })
  const [problem, setProblem] = useState<string | null>(null)
  const previews = setFor ? previewOf(services, setFor) : []
  const far = previews.flatMap((it) => it.prices).filter((it) => it.isFar).length
  const send = async () => {
    setProblem(null)
    const answer = await act({ body: changesOf(previews) })
    if (answer.success) onEdited(answer.data.edit)
    else setProblem(answer.code === 'CONFLICT' ? t('operatorServiceEdits.conflict') : answer.error)
  }
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorServiceEdits.title', { count: services.length })}
      description={t(kind === 'price' ? 'operatorServiceEdits.priceText' : 'operatorServiceEdits.text')}
      footer={
        <Button
          variant="primary"
          disabled={previews.length === 0 || (far > 0 && !isSure)}
          loading={acting}
          onClick={() => void send()}
        >
          {t('operatorServiceEdits.apply', { count: previews.length })}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {problem && <Alert tone="danger">{problem}</Alert>}
        <BulkFields
          kind={kind}
          onChange={(next) => {
            setSure(false)
            choose(() => next)
          }}
        />
        {/* Placed above the list, which may be long: until it is checked the button does nothing. */}
        {far > 0 && (
          <Alert tone="warning" title={t('operatorServiceEdits.far', { count: far })}>
            <CheckBox
              label={t('operatorServiceEdits.farSure')}
              checked={isSure}
              onChange={setSure}
              className="mt-2 min-h-7 items-center"
            />
          </Alert>
        )}
        {setFor && <BulkPreview kind={kind} previews={previews} unchanged={services.length - previews.length} />}
      </div>
    </Dialog>
  )
}

type BulkPreviewProps = { kind: BulkKind; previews: readonly Preview[]; unchanged: number }

/** The services that would change, with old and new values. Highlights large price moves. */
function BulkPreview({ kind, previews, unchanged }: BulkPreviewProps) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const textOf = useValueText()
  const text = (values: ServiceValues) => textOf(kind, values[kind] ?? null)
  return (
    <div>
      {previews.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it.
        <div className="max-h-72 overflow-y-auto rounded-lg border border-line" tabIndex={0}>
          <table className="w-full border-collapse text-[13px]">
            <caption className="sr-only">{t('operatorServiceEdits.preview')}</caption>
            <thead className="sticky top-0 bg-sunken text-xs text-ink-faint dark:bg-surface">
              <tr>
                <th scope="col" className="h-8 px-3 text-left font-semibold">
                  {t('operatorServices.name')}
                </th>
                <th scope="col" className="px-3 text-right font-semibold">
                  {t('operatorServiceEdits.before')}
                </th>
                <th scope="col" className="px-3 text-right font-semibold">
                  {t('operatorServiceEdits.after')}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {previews.map(({ service, set, prices, losesBrackets }) =>
                prices.length > 0 ? (
                  <PriceRows key={service.id} {...{ service, prices, losesBrackets }} />
                ) : (
                  <tr key={service.id}>
                    <td className="h-9 px-3 py-1 wrap-anywhere text-ink">{service.draft.texts[language].name}</td>
                    <td className="px-3 py-1 text-right text-ink-soft tabular-nums">{text(service.draft)}</td>
                    <td className="px-3 py-1 text-right font-semibold text-ink tabular-nums">{text(set)}</td>
                  </tr>
                ),
              )}
            </tbody>
          </table>
        </div>
      )}
      {unchanged > 0 && (
        <p className="mt-2 text-[13px] text-ink-faint">{t('operatorServiceEdits.unchanged', { count: unchanged })}</p>
      )}
    </div>
  )
}

/** The price of a service and its prices by quantity, one row each. */
function PriceRows({ service, prices, losesBrackets }: Pick<Preview, 'service' | 'prices' | 'losesBrackets'>) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  const number = new Intl.NumberFormat(language)
  return prices.map(({ from, before, after, move, isFar }) => (
    <tr key={from} className={classes(isFar && 'bg-pending-soft', from !== null && 'border-t-transparent!')}>
      <td className="h-9 px-3 py-1 wrap-anywhere text-ink">
        {from === null ? (
          <>
            {service.draft.texts[language].name}
            {losesBrackets && (
              <span className="block text-xs font-semibold text-pending">
                {t('operatorServiceEdits.losesBrackets')}
              </span>
            )}
          </>
        ) : (
          <span className="pl-4 text-ink-soft">
            {t('operatorServiceEdits.bracketFrom', { amount: number.format(from) })}
          </span>
        )}
      </td>
      <td className="px-3 py-1 text-right text-ink-soft tabular-nums">{moneyText(language, before)}</td>
      <td className="px-3 py-1 text-right font-semibold text-ink tabular-nums">
        {moneyText(language, after)}
        {move !== null && (
          <span className={classes('ml-2', isFar ? 'text-pending' : 'font-normal text-ink-faint')}>
            {percent.format(move).replace('-', '\u2212')}
          </span>
        )}
        <MarginAfter price={after} service={service} />
      </td>
    </tr>
  ))
}

/** The shop's margin at a new price, if the costs are known. */
function MarginAfter({ price, service: { draft, partnerShare } }: { price: number } & Pick<Preview, 'service'>) {
  const t = useOperatorTranslations()
  const costs = { cost: draft.cost, partnerShare }
  if (marginOf(price, costs) === null) return null
  return (
    <span className="block text-xs font-normal text-ink-faint">
      {t('operatorServices.margin')} <Margin price={price} costs={costs} />
    </span>
  )
}
