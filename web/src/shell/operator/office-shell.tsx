import { Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { paths } from '#platform/paths.ts'
import { Shell } from '../shell.tsx'
import { useOfficePlaces, type Waiting } from './use-office-places.ts'

/** The frame of the back office: the same calm frame as the shop's, without a balance, and with the way back. */
export function OfficeShell({ waiting, children }: { waiting: Waiting; children: ReactNode }) {
  const say = useOperatorSay()
  const shop = { path: paths.dashboard, icon: Store, label: say('backOffice.toShop') }
  return (
    <Shell
      places={useOfficePlaces(waiting)}
      jumps={[shop]}
      home={paths.operator}
      area={say('frame.backOffice')}
      exit={shop}
    >
      {children}
    </Shell>
  )
}
