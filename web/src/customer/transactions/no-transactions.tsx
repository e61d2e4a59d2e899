import { ArrowLeftRight, SearchX } from 'lucide-react'
import { useSay } from '../../platform/language.tsx'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Empty } from '../../ui/empty.tsx'

type Props = { total: number; narrowed: boolean; onReset: () => void; onFirst: () => void }

/** Nothing to show: past the end, nothing that matches, or nothing at all yet. */
export function NoTransactions({ total, narrowed, onReset, onFirst }: Props) {
  const say = useSay()
  if (total > 0)
    return (
      <Empty
        icon={SearchX}
        title={say('transactions.pastEnd')}
        className="py-16"
        action={
          <Button size="sm" onClick={onFirst}>
            {say('transactions.firstPage')}
          </Button>
        }
      />
    )
  if (narrowed)
    return (
      <Empty
        icon={SearchX}
        title={say('transactions.noMatch')}
        className="py-16"
        action={
          <Button size="sm" onClick={onReset}>
            {say('transactions.reset')}
          </Button>
        }
      >
        {say('transactions.noMatchText')}
      </Empty>
    )
  return (
    <Empty
      icon={ArrowLeftRight}
      title={say('transactions.empty')}
      className="py-16"
      action={
        <ButtonLink to={paths.deposit} variant="primary" size="sm">
          {say('frame.deposit')}
        </ButtonLink>
      }
    >
      {say('transactions.emptyText')}
    </Empty>
  )
}
