import type { Endpoint } from '@runmart/contract/endpoint'
import type { Saved } from '@runmart/contract/settings'
import type { ReactNode } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { DateTime } from '#ui/date-time.tsx'
import { Loaded } from '#ui/detail-screen.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'

type Props<Data> = {
  title: string
  intro?: string
  endpoint: Endpoint<undefined, undefined, undefined, ZodMiniType<Data>>
  /** The heights of its cards while they load. */
  skeleton: readonly string[]
  children: (data: Data) => ReactNode
}

/** A section of the settings: its title, its last change and its form. */
export function SettingsPage<Data extends Saved<unknown>>({ title, intro, endpoint, skeleton, children }: Props<Data>) {
  const view = useApi(endpoint)
  return (
    <>
      <title>{`${title} · Runmart`}</title>
      <PageHeader title={title} description={intro} actions={view.data && <LastChange saved={view.data} />} />
      <Loaded view={view} skeleton={<BlocksSkeleton blocks={skeleton} />}>
        {children}
      </Loaded>
    </>
  )
}

function LastChange({ saved: { changedAt, changedBy } }: { saved: Saved<unknown> }) {
  const t = useOperatorTranslations()
  if (changedAt === null) return null
  return (
    <p className="text-[13px] text-ink-faint">
      <LinkedSentence
        sentence={t('operatorSettings.changed', { name: changedBy ?? '–', when: '‹when›' })}
        parts={{ when: <DateTime at={changedAt} /> }}
      />
    </p>
  )
}
