import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { CheckBox } from '#ui/check-box.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useKeysSetting } from './use-desk-keys.ts'

/** All keys of the desk, and a way to do without them. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useOperatorTranslations()
  const { isOn, setOn } = useKeysSetting()
  const keys = [
    ['j', t('operatorDesk.keyNext')],
    ['k', t('operatorDesk.keyPrevious')],
    ['x', t('operatorDesk.keySelect')],
    ['Enter', t('operatorDesk.keyOpen')],
    ['t', t('operatorDesk.keyTake')],
    ['e', t('operatorDesk.keyDeliver')],
    ['r', t('operatorDesk.keyReply')],
    ['/', t('operatorDesk.keySearch')],
    ['Esc', t('operatorDesk.keyClear')],
    ['?', t('operatorDesk.keyHelp')],
  ] as const
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorDesk.keys')}
      description={t('operatorDesk.keysText')}
    >
      <dl className="divide-y divide-line">
        {keys.map(([key, words]) => (
          <div key={key} className="flex min-h-9 items-center justify-between gap-4">
            <dt className="text-ink-soft">{words}</dt>
            <dd>
              <kbd className="inline-grid h-6 min-w-6 place-items-center rounded-md border border-line bg-sunken px-1.5 font-mono text-xs text-ink">
                {key}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
      <CheckBox label={t('operatorDesk.keysOn')} checked={isOn} onChange={setOn} className="mt-4" />
    </Dialog>
  )
}
