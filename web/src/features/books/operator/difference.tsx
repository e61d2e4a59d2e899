import { type BookDifference, bookSums } from '@runmart/contract/books'
import { numberText } from '@runmart/i18n/formats'
import { Fragment } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { moneyText } from '#ui/money-text.ts'
import { TextLink } from '#ui/text-link.tsx'
import { useSubjects } from './use-subjects.ts'

type Props = { difference: BookDifference }
type Figure = BookDifference['figures'][number]

/** What differs in the reader's language: what it is about, each with the way to its page, and what it has and should have. */
export function Difference({ difference: { about, fault, figures } }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const subjects = useSubjects()(about)
  const said = ({ name, has, should }: Figure) => {
    const figure = t(`bookFigures.${name}`)
    const written = (it: number | null) =>
      it === null ? '–' : bookSums.some((sum) => sum === name) ? moneyText(language, it) : numberText(language, it)
    return should === null
      ? `${figure}: ${written(has)}`
      : t('books.differs', { figure, has: written(has), should: written(should) })
  }
  return (
    <li className="flex flex-wrap gap-x-2">
      {subjects.length > 0 && (
        <span className="font-semibold">
          {subjects.map(({ text, to, isCode }, at) => (
            <Fragment key={text}>
              {at > 0 && ' · '}
              {to ? (
                <TextLink to={to} className={isCode ? 'font-mono' : ''}>
                  {text}
                </TextLink>
              ) : (
                <span className={isCode ? 'font-mono' : ''}>{text}</span>
              )}
            </Fragment>
          ))}
        </span>
      )}
      <span className="text-pretty tabular-nums">
        {[...(fault ? [t(`bookFaults.${fault}`)] : []), ...figures.map(said)].join('; ')}
      </span>
    </li>
  )
}
