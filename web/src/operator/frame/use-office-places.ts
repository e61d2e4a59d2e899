import { BookCheck, Inbox, SlidersHorizontal, Users } from 'lucide-react'
import type { Place } from '../../customer/frame/place.ts'
import { useOperatorSay } from '../../platform/operator-voice.ts'
import { paths } from '../../platform/paths.ts'

/** Where an operator can go, with how much waits in the inbox. */
export function useOfficePlaces(waiting: number): Place[] {
  const say = useOperatorSay()
  const often = true
  return [
    {
      path: paths.operator,
      icon: Inbox,
      label: say('backOffice.inbox'),
      often,
      waiting: { count: waiting, sentence: say('backOffice.waiting', { count: waiting }) },
    },
    { path: paths.operatorCustomers, icon: Users, label: say('backOffice.customers'), often },
    { path: paths.operatorBooks, icon: BookCheck, label: say('backOffice.books'), often },
    { path: paths.operatorSettings, icon: SlidersHorizontal, label: say('backOffice.settings'), often },
  ]
}
