import type { DataOf } from '@runmart/contract/endpoint'
import type { orders } from '@runmart/contract/orders'
import { Link } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { BadLines } from './bad-lines.tsx'
import type { TextFile } from './read-text-file.ts'

type Props = {
  file: TextFile
  checked: DataOf<typeof orders.checkUpload>
  /** How many lines were bought; null where they are not counted. */
  most: number | null
  onCorrect: (content: string) => void
}

/** What was found in a file: how many lines are ready, and what is wrong with the others, to be corrected. */
export function LinesCheck({ file: { fileName, content }, checked, most, onCorrect }: Props) {
  const t = useTranslations()
  const { lines, valid, duplicates, invalid, seenBefore } = checked
  const tooMany = most !== null && valid > most
  // Of very many bad lines the server names only the first.
  const badCount = lines - valid - duplicates
  const bad = badCount > 0
  const notes = [
    duplicates > 0 && t('orderForm.skipped', { count: duplicates }),
    most !== null && valid < most && valid > 0 && !bad && t('orderLines.fewer', { count: most }),
    tooMany && t('orderLines.more', { count: most }),
    bad && t('orderForm.badInFile'),
  ].filter((note): note is string => Boolean(note))
  return (
    <Alert
      tone={bad || tooMany || valid === 0 ? 'warning' : 'success'}
      title={
        <span className="wrap-anywhere">
          {fileName}: {bad ? t('orderForm.badLines', { count: badCount }) : t('orderLines.good', { count: valid })}
        </span>
      }
    >
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {seenBefore && (
        <p>
          <LinkedSentence
            sentence={t('orderForm.seenBefore', { code: '‹code›' })}
            parts={{
              code: (
                <Link to={paths.botOrderNamed(seenBefore)} target="_blank" className="underline underline-offset-2">
                  {seenBefore}
                </Link>
              ),
            }}
          />
        </p>
      )}
      {bad && (
        <div className="mt-3">
          <BadLines content={content} count={badCount} lines={invalid} onCorrect={onCorrect} />
        </div>
      )}
    </Alert>
  )
}
