import { Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { paths } from '#platform/paths.ts'
import { Shell } from '../shell.tsx'
import { useOfficePlaces, type Waiting } from './use-office-places.ts'

/** The frame of the back office: the same calm frame as the shop's, without a balance, and with the way back. */
export function OfficeShell({ waiting, children }: { waiting: Waiting; children: ReactNode }) {
  const t = useOperatorTranslations()
  const shop = { path: paths.dashboard, icon: Store, label: t('operatorShell.toShop') }
  return (
    <Shell
      places={useOfficePlaces(waiting)}
      jumps={[shop]}
      home={paths.operator}
      area={t('shell.backOffice')}
      exit={shop}
    >
      {children}
    </Shell>
  )
}
