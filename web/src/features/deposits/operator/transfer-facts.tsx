import type { Transfer } from '@runmart/contract/deposits'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { classes } from '#ui/classes.ts'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { When } from '#ui/when.tsx'

/** What the feed told of a transfer: its content, who sent it, when, and under which id. */
export function TransferFacts({ transfer }: { transfer: Transfer }) {
  const t = useOperatorTranslations()
  const when = { when: '‹when›' }
  return (
    <div className="min-w-0">
      <p
        className={classes(
          'wrap-anywhere',
          transfer.content ? 'font-mono text-[13px] text-ink' : 'text-ink-faint italic',
        )}
      >
        {transfer.content || t('operatorTransfers.noContent')}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-3 text-[13px] text-ink-faint">
        {transfer.sender && (
          <span className="wrap-anywhere">{t('operatorTransfers.from', { sender: transfer.sender })}</span>
        )}
        <span>
          <LinkedSentence
            sentence={t('operatorTransfers.happened', when)}
            parts={{ when: <When at={transfer.happenedAt} /> }}
          />
        </span>
        <span>
          <LinkedSentence
            sentence={t('operatorTransfers.received', when)}
            parts={{ when: <When at={transfer.receivedAt} /> }}
          />
        </span>
        <span className="wrap-anywhere">{t('operatorTransfers.bankId', { id: transfer.externalId })}</span>
      </p>
    </div>
  )
}
