import { CloudOff, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { Empty } from './empty.tsx'

type Props = { title?: string; children?: ReactNode; onRetry?: () => void; retrying?: boolean; className?: string }

/** A failed load: what happened, what it means, and a way to try again. */
export function Refused({ title, children, onRetry, retrying = false, className }: Props) {
  const t = useTranslations()
  return (
    <div role="alert">
      <Empty
        icon={CloudOff}
        title={title ?? t('ui.couldNotLoad')}
        className={className ?? ''}
        action={
          onRetry && (
            <Button size="sm" loading={retrying} icon={<RotateCw aria-hidden />} onClick={onRetry}>
              {t('ui.tryAgain')}
            </Button>
          )
        }
      >
        {children}
      </Empty>
    </div>
  )
}

/** Replaces a page that failed to load. */
export function RefusedCard(props: { onRetry: () => void; retrying: boolean; children: ReactNode }) {
  return (
    <Card padded={false}>
      <Refused {...props} className="py-20" />
    </Card>
  )
}
