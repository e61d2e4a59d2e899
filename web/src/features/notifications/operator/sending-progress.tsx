import type { Sending } from '@runmart/contract/notifications-operator'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'

/** The progress of an unsent mail or message, with the mail server's error. */
export function SendingProgress({ state, nextAt, problem }: Pick<Sending, 'state' | 'nextAt' | 'problem'>) {
  const t = useOperatorTranslations()
  return (
    <>
      {state === 'given-up' && <span className="text-failed">{t('operatorCustomerPage.givenUp')}</span>}
      {state === 'on-its-way' && t('operatorCustomerPage.onItsWay')}
      {state === 'will-retry' && (
        <span className="text-pending">
          <LinkedSentence
            sentence={t('operatorCustomerPage.willRetry', { when: '‹when›' })}
            parts={{ when: nextAt && <DateTime at={nextAt} as="time" /> }}
          />
        </span>
      )}
      {problem && (
        <span className="block wrap-anywhere">{t('operatorCustomerPage.serverSaid', { answer: problem })}</span>
      )}
    </>
  )
}
