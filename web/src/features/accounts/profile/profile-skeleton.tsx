import { useTranslations } from '#platform/language.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The profile while it is not yet known whose it is. */
export function ProfileSkeleton() {
  const t = useTranslations()
  return (
    <div aria-busy="true">
      <PageHeader title={t('profile.title')} description={t('profile.intro')} />
      {['h-72', 'h-96', 'h-20'].map((height) => (
        <div
          key={height}
          className="grid gap-x-10 gap-y-4 border-t border-line py-8 first:border-t-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
        >
          <div className="flex flex-col gap-2">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-4 w-52" />
          </div>
          <Skeleton className={`rounded-lg ${height}`} />
        </div>
      ))}
    </div>
  )
}
