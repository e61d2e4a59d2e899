import type { CallOf, DataOf } from '@runmart/contract/endpoint'
import { suppliers } from '@runmart/contract/suppliers'
import { type ImportRow, type Offer, PriceRule } from '@runmart/contract/suppliers-sources'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { endpointQuery } from '#platform/query-client.ts'
import { useAct } from '#platform/use-act.ts'
import { useApiQuery } from '#platform/use-api.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { readAmount } from '#ui/read-amount.ts'
import { useDebounced } from '#ui/use-debounced.ts'
import { ImportFields, type TypedImport } from './import-fields.tsx'
import { ImportPreview } from './import-preview.tsx'
import { readRule, toTypedRule, usualRule } from './typed-rule.ts'

type Props = {
  supplierId: string
  offers: readonly Offer[]
  open: boolean
  /** Receives true if the import created services. */
  onClose: (isDone: boolean) => void
}

type Created = DataOf<typeof suppliers.import>['services']

/** Creates hidden services from offers, after a preview of each name, cost and price. */
export function ImportDialog({ supplierId, offers, open, onClose }: Props) {
  const t = useOperatorTranslations()
  const [created, setCreated] = useState<Created | null>(null)
  const close = () => {
    onClose(created !== null)
    setCreated(null)
  }
  const count = created?.length ?? 0
  if (created)
    return (
      <Dialog
        open={open}
        onOpenChange={(next) => next || close()}
        title={t('operatorSuppliers.created', { count })}
        description={t('operatorSuppliers.createdText')}
        footer={
          <ButtonLink variant="primary" to={operatorPaths.servicesHidden}>
            {t('operatorSuppliers.toServices')}
          </ButtonLink>
        }
      />
    )
  return <ImportForm supplierId={supplierId} offers={offers} open={open} onClose={close} onCreated={setCreated} />
}

const Settings = z.strictObject({
  category: z.string().check(z.minLength(1, 'required')),
  rule: PriceRule,
  unitsEach: z.int().check(z.gte(1), z.lte(1_000_000)),
  follows: z.boolean(),
})

type FormProps = Omit<Props, 'onClose'> & { onClose: () => void; onCreated: (created: Created) => void }

function ImportForm({ supplierId, offers, open, onClose, onCreated }: FormProps) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const [typed, setTyped] = useState<TypedImport>(() => ({
    category: null,
    unitsEach: '1',
    follows: false,
    rule: toTypedRule(language, usualRule),
  }))
  const [problem, setProblem] = useState<string | null>(null)
  const { act, acting } = useAct(suppliers.import, { once: supplierId, success: 'inline' })
  const read = Settings.safeParse({
    category: typed.category ?? '',
    rule: readRule(language, typed.rule),
    unitsEach: readAmount(language, typed.unitsEach),
    follows: typed.follows,
  })
  const settings = read.success ? read.data : null
  const ids = offers.map(({ id }) => id)
  const { rows, error, isOutdated, refetch } = useImportPreview(supplierId, ids, settings, open)
  const possible = rows.filter((row) => row.problem === null)
  const send = async () => {
    if (!settings) return
    setProblem(null)
    const body = {
      ...settings,
      offers: possible.map(({ offerId }) => offerId),
      acceptPrices: Object.fromEntries(possible.map(({ offerId, price }) => [offerId, price])),
    }
    const answer = await act({ params: { id: supplierId }, body })
    if (answer.success) return onCreated(answer.data.services)
    setProblem(answer.code === 'PRICE_CHANGED' ? t('operatorSuppliers.priceChanged') : answer.error)
    // Costs may have changed, or another person may have imported some offers.
    refetch()
  }
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorSuppliers.importTitle', { count: offers.length })}
      description={t('operatorSuppliers.importText')}
      footer={
        <Button
          variant="primary"
          disabled={!settings || possible.length === 0 || isOutdated}
          loading={acting}
          onClick={() => void send()}
        >
          {possible.length > 0
            ? t('operatorSuppliers.create', { count: possible.length })
            : t('operatorSuppliers.createNone')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {(problem ?? error) && <Alert tone="danger">{problem ?? error}</Alert>}
        <ImportFields
          typed={typed}
          example={offers[0]}
          onChange={(changes) => setTyped((before) => ({ ...before, ...changes }))}
        />
        <ImportPreview rows={rows} isOutdated={isOutdated} />
      </div>
    </Dialog>
  )
}

type Body = CallOf<typeof suppliers.previewImport>['body']

const noRows: readonly ImportRow[] = []

/** Previews the import and refetches when the typing pauses; `isOutdated` until the new preview is here. */
function useImportPreview(
  supplierId: string,
  offers: readonly string[],
  settings: Omit<Body, 'offers'> | null,
  enabled: boolean,
) {
  const wanted = settings ? JSON.stringify({ ...settings, offers }) : ''
  const asked = useDebounced(wanted)
  const body = JSON.parse(asked || 'null') as Body
  const { data, error, isPlaceholderData, isFetching, refetch } = useApiQuery({
    ...endpointQuery(suppliers.previewImport, { params: { id: supplierId }, body }),
    enabled: enabled && asked !== '',
    placeholderData: keepPreviousData,
  })
  return {
    rows: data?.rows ?? noRows,
    error,
    isOutdated: wanted !== asked || isPlaceholderData || isFetching,
    refetch,
  }
}
