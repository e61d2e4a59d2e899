import { newsletter } from '@runmart/contract/newsletter'
import { downloadCsv } from '#platform/download-csv.ts'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { useApiList } from '#platform/use-api-list.ts'
import { useFilters } from '#platform/use-filters.ts'
import { useInvalidateWhile } from '#platform/use-invalidate-while.ts'
import { CsvButton } from '#ui/csv-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { LetterForm } from './letter-form.tsx'
import { LettersPanel } from './letters-panel.tsx'
import { ReadersStrip } from './readers-strip.tsx'

/** Who reads the newsletter, a letter to write, and how far those that were sent got. */
export default function NewsletterPage() {
  const t = useOperatorTranslations()
  const { page, setPage } = useFilters()
  const { limit } = useLayoutPreference()
  const { data } = useApi(newsletter.readers)
  const found = useApiList(newsletter.letters, { query: { page: String(page), limit: String(limit) } })
  const isUnderWay = found.data?.items.some((it) => it.waiting > 0) ?? false
  useInvalidateWhile(isUnderWay, newsletter.letters)
  const readers = data && data.readers.en + data.readers.vi + data.readers.ru
  return (
    <>
      <title>{`${t('operatorNewsletter.title')} · Runmart`}</title>
      <PageHeader
        title={t('operatorNewsletter.title')}
        description={t('operatorNewsletter.intro')}
        actions={<CsvButton save={() => downloadCsv(newsletter.readers, {})} disabled={!readers} />}
      />
      <div className="flex flex-col gap-6">
        {data ? <ReadersStrip data={data} /> : <Skeleton className="h-20 w-full rounded-lg" />}
        <LetterForm readers={readers} />
        <LettersPanel found={found} onPage={setPage} />
      </div>
    </>
  )
}
