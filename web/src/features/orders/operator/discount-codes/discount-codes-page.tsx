import { type DiscountCode, discountCodes } from '@runmart/contract/orders-discount-codes'
import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiList } from '#platform/use-api-list.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Button } from '#ui/button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { CodesPanel } from './codes-panel.tsx'

/** Every discount code, its limits, and what it took off so far. */
export default function CodesPage() {
  const t = useOperatorTranslations()
  const { get, set, page, setPage } = useFilters<'q'>()
  const { limit } = useLayoutPreference()
  const q = get('q').slice(0, 40)
  const found = useApiList(discountCodes.codes, { query: { q, page: String(page), limit: String(limit) } })
  const [code, setCode] = useState<DiscountCode | null>(null)
  const [open, setOpen] = useState(false)
  const search = useCallback((text: string) => set({ q: text }, true), [set])
  const begin = (about: DiscountCode | null) => {
    setCode(about)
    setOpen(true)
  }
  return (
    <>
      <title>{`${t('operatorDiscountCodes.title')} · Runmart`}</title>
      <PageHeader
        title={t('operatorDiscountCodes.title')}
        description={t('operatorDiscountCodes.intro')}
        actions={
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => begin(null)}>
            {t('operatorDiscountCodes.add')}
          </Button>
        }
      />
      <CodesPanel q={q} onSearch={search} found={found} onPage={setPage} onEdit={begin} />
      <CodeDialog code={code} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
