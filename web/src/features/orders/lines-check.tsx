import { Link } from 'react-router'
import { useSay } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import type { CheckedLines } from './use-lines-upload.ts'

const BAD_SHOWN = 8

type Props = {
  fileName: string
  checked: CheckedLines
  /** How many lines were bought; null where they are not counted. */
  most: number | null
}

/** What was found in a file: how many lines are ready, and what stands in the way. */
export function LinesCheck({ fileName, checked, most }: Props) {
  const say = useSay()
  const { lines, valid, duplicates, invalid, seenBefore } = checked
  const tooMany = most !== null && valid > most
  // Of very many bad lines only the first are told.
  const badCount = lines - valid - duplicates
  const bad = badCount > 0
  const notes = [
    duplicates > 0 && say('ordering.skipped', { count: duplicates }),
    most !== null && valid < most && valid > 0 && !bad && say('orderLines.fewer', { count: most }),
    tooMany && say('orderLines.more', { count: most }),
    bad && say('ordering.badInFile'),
  ].filter((note): note is string => Boolean(note))
  return (
    <Alert
      tone={bad || tooMany || valid === 0 ? 'warning' : 'success'}
      title={
        <span className="wrap-anywhere">
          {fileName}: {bad ? say('ordering.badLines', { count: badCount }) : say('orderLines.good', { count: valid })}
        </span>
      }
    >
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {seenBefore && (
        <p>
          <LinkedSentence
            sentence={say('ordering.seenBefore', { code: '‹code›' })}
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
        <ul className="mt-1">
          {invalid.slice(0, BAD_SHOWN).map(({ line, reason }) => (
            <li key={line}>{say('ordering.badLine', { line, reason })}</li>
          ))}
          {badCount > BAD_SHOWN && <li>{say('orderLines.badMore', { count: badCount - BAD_SHOWN })}</li>}
        </ul>
      )}
    </Alert>
  )
}
