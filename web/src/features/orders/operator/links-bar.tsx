import { CheckCheck } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'

type Props = { changed: number; wrong: boolean; saving: boolean; onFill: () => void; onDiscard: () => void }

/** What is not saved yet below the links, and what to do about it. */
export function LinksBar({ changed, wrong, saving, onFill, onDiscard }: Props) {
  const t = useOperatorTranslations()
  const words = wrong
    ? t('fields.lessThanDone')
    : changed
      ? t('operatorOrders.linksChanged', { count: changed })
      : t('operatorOrders.nothingChanged')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line px-5 py-3">
      <p
        role="status"
        className={classes(
          'text-[13px]',
          wrong ? 'font-medium text-failed' : changed ? 'font-semibold text-pending' : 'text-ink-faint',
        )}
      >
        {words}
      </p>
      <div className="ml-auto flex flex-wrap justify-end gap-2">
        {(changed > 0 || wrong) && (
          <Button variant="quiet" onClick={onDiscard}>
            {t('operatorOrders.discard')}
          </Button>
        )}
        <Button variant="quiet" icon={<CheckCheck aria-hidden />} onClick={onFill}>
          {t('operatorOrders.fillAll')}
        </Button>
        <Button type="submit" loading={saving} disabled={changed === 0 || wrong}>
          {t('operatorOrders.saveProgress')}
        </Button>
      </div>
    </div>
  )
}
