import type { Transfer } from '@runmart/contract/deposits'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { classes } from '#ui/classes.ts'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { When } from '#ui/when.tsx'

/** What the feed told of a transfer: its content, who sent it, when, and under which id. */
export function TransferFacts({ transfer }: { transfer: Transfer }) {
  const say = useOperatorSay()
  const when = { when: '‹when›' }
  return (
    <div className="min-w-0">
      <p
        className={classes(
          'wrap-anywhere',
          transfer.content ? 'font-mono text-[13px] text-ink' : 'text-ink-faint italic',
        )}
      >
        {transfer.content || say('transfers.noContent')}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-3 text-[13px] text-ink-faint">
        {transfer.sender && <span className="wrap-anywhere">{say('transfers.from', { sender: transfer.sender })}</span>}
        <span>
          <LinkedSentence
            sentence={say('transfers.happened', when)}
            parts={{ when: <When at={transfer.happenedAt} /> }}
          />
        </span>
        <span>
          <LinkedSentence
            sentence={say('transfers.received', when)}
            parts={{ when: <When at={transfer.receivedAt} /> }}
          />
        </span>
        <span className="wrap-anywhere">{say('transfers.bankId', { id: transfer.externalId })}</span>
      </p>
    </div>
  )
}
