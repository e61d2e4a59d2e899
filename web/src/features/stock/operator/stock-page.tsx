import type { DataOf } from '@runmart/contract/endpoint'
import { MAX_ITEM, MAX_STOCK_FILE, mostStockBytes, stock } from '@runmart/contract/stock'
import { PackageOpen, PackageX } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { canHaveStock, useShownService } from '#features/catalog/operator/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { toBase64 } from '#platform/to-data-url.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { useRights } from '#platform/use-rights.ts'
import { Card } from '#ui/card.tsx'
import { Loaded } from '#ui/detail-screen.tsx'
import { Empty } from '#ui/empty.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { Form } from '#ui/form.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { Section } from '#ui/section.tsx'
import { sizeText } from '#ui/size-text.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { AddItems } from '../add-items.tsx'
import { ItemSale, ItemStateBadge } from '../item-facts.tsx'
import { ItemList } from '../item-list.tsx'
import { StockCounts } from '../stock-counts.tsx'
import type { StockKeeper } from '../stock-keeper.ts'
import { HeldStock } from './held-stock.tsx'
import { StockSettingsForm } from './stock-settings-form.tsx'

/** The stock of a service: its counts, the forms to add items, its settings and its items without contents. */
export default function StockPage() {
  const t = useOperatorTranslations()
  const keeper = useOperatorKeeper()
  const service = useShownService()
  const { id } = service
  const isPossible = canHaveStock(service)
  const view = useApi(
    stock.stock,
    { params: { id } },
    { enabled: isPossible, refetchInterval: (it) => (it?.stock?.held?.isBeingWithdrawn ? 2_000 : 30_000) },
  )
  if (!isPossible)
    return (
      <Card padded={false}>
        <Empty icon={PackageX} title={t('operatorStock.notHere')} className="py-16">
          {t('operatorStock.notHereText')}
        </Empty>
      </Card>
    )
  return (
    <Loaded
      view={view}
      skeleton={
        <BlocksSkeleton
          className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]"
          blocks={['h-20 lg:col-span-2', 'h-96', 'h-72']}
        />
      }
    >
      {({ stock: pool }) => (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
          {pool ? <StockCounts {...pool} most={mostStockBytes(service.draft.provider)} /> : <NoStock />}
          {pool?.held && <HeldStock serviceId={id} count={pool.counts.free} held={pool.held} />}
          {/* Keep the same form before and after the first items; otherwise its result disappears. */}
          <div className="flex min-w-0 flex-col gap-4">
            {!pool?.held && <AddItems keeper={keeper} serviceId={id} />}
            {pool && <ItemList keeper={keeper} serviceId={id} />}
          </div>
          {pool && (
            <div className="flex min-w-0 flex-col gap-4">
              <FindItem serviceId={id} />
              <StockSettingsForm key={id} serviceId={id} latest={pool} />
            </div>
          )}
        </div>
      )}
    </Loaded>
  )
}

function NoStock() {
  const t = useOperatorTranslations()
  return (
    <Card padded={false} className="lg:col-span-2">
      <Empty icon={PackageOpen} as="h2" title={t('operatorStock.empty')}>
        {t('operatorStock.emptyText')}
      </Empty>
    </Card>
  )
}

type Found = DataOf<typeof stock.find>

const Asked = z.strictObject({
  value: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(MAX_ITEM, 'textTooLong')),
})

/** Finds an item by its contents: the customer who reports it knows them, operators do not. */
function FindItem({ serviceId }: { serviceId: string }) {
  const t = useOperatorTranslations()
  const { language } = useLanguage()
  const { act: find } = useAct(stock.find)
  const { act: findByFile, acting } = useAct(stock.findFile)
  const [problem, setProblem] = useState<string>()
  const [found, setFound] = useState<Found | null>(null)
  const most = sizeText(language, MAX_STOCK_FILE)
  const findFile = async (file: File) => {
    const { name } = file
    setFound(null)
    if (file.size === 0) return setProblem(t('operatorStock.fileEmpty', { name }))
    if (file.size > MAX_STOCK_FILE) return setProblem(t('operatorStock.fileTooLargeOf', { name, most }))
    const content = await toBase64(file).catch(() => null)
    if (content === null) return setProblem(t('operatorStock.fileGone', { name }))
    const answer = await findByFile({ body: { content } })
    setProblem(answer.success ? undefined : answer.error)
    if (answer.success) setFound(answer.data)
  }
  return (
    <Section title={t('operatorStock.find')} description={t('operatorStock.findText')}>
      <Form
        label={t('operatorStock.find')}
        schema={Asked}
        read={(data) => ({ value: data.get('value') })}
        className="flex flex-col gap-3"
        onSubmit={async (body) => {
          const answer = await find({ body })
          setFound(answer.success ? answer.data : null)
          return answer
        }}
      >
        <TextField
          label={t('operatorStock.findValue')}
          name="value"
          limit={MAX_ITEM}
          autoComplete="off"
          spellCheck={false}
          inputClassName="font-mono text-[13px]"
          onChange={() => {
            setFound(null)
            setProblem(undefined)
          }}
        />
        <div>
          <SubmitButton variant="secondary">{t('operatorStock.findNow')}</SubmitButton>
        </div>
        <FileDrop
          label={t('operatorStock.findFile')}
          name="file"
          error={problem}
          busy={acting}
          invitation={t('operatorStock.findFileDrop')}
          touchInvitation={t('operatorStock.findFileTouch')}
          limits={t('operatorStock.findFileLimit', { most })}
          onFile={(file) => void findFile(file)}
        />
      </Form>
      <div role="status" className="text-[13px] [&:not(:empty)]:mt-4">
        {found && (found.item ? <FoundItem item={found.item} serviceId={serviceId} /> : t('operatorStock.notFound'))}
      </div>
    </Section>
  )
}

function FoundItem({ item, serviceId }: { item: NonNullable<Found['item']>; serviceId: string }) {
  const t = useOperatorTranslations()
  const keeper = useOperatorKeeper()
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex flex-wrap items-center gap-2 font-semibold text-ink">
        {t('operatorStock.found', { id: item.id })}
        <ItemStateBadge item={item} />
      </p>
      <ItemSale keeper={keeper} item={item} />
      {item.reason && <p className="wrap-anywhere text-ink-soft">{item.reason}</p>}
      {item.serviceId !== serviceId && (
        <p className="text-ink-soft">
          {t('operatorStock.ofOther')} ·{' '}
          <TextLink to={operatorPaths.serviceTab(item.serviceId, 'stock')}>{t('operatorStock.openOther')}</TextLink>
        </p>
      )}
    </div>
  )
}

/** The signed-in operator as the keeper of a stock. */
function useOperatorKeeper(): StockKeeper {
  const t = useOperatorTranslations()
  const may = useRights()
  return {
    ...stock,
    orderPath: may('orders') ? operatorPaths.order : null,
    reasonHint: t('operatorStock.withdrawHint'),
  }
}
