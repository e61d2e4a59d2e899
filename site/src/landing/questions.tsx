import { AUTO_UPDATE_MINUTES } from '@runmart/contract/deposits'
import type { Language } from '@runmart/contract/languages'
import type { TranslateSite } from '@runmart/i18n/site'
import { ArrowRight, Plus } from 'lucide-react'
import { publicLinks } from '#site/frame/links.ts'
import { sentenceIf } from '#site/mustache.tsx'
import { SectionHeading } from './section-heading.tsx'

type Props = { language: Language; t: TranslateSite; questions: readonly Question[] }

/** Questions that open to their answers, without a script. */
export function Questions({ language, t, questions }: Props) {
  return (
    <section className="border-y border-line bg-surface">
      <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-8 px-4 py-20 sm:px-6 lg:grid-cols-[1fr_1.9fr] lg:py-24">
        <div>
          <SectionHeading title={t('landing.questionsTitle')} text={t('landing.questionsText')} />
          <a
            href={publicLinks(language).blog}
            className="mt-4 inline-flex min-h-11 items-center gap-1.5 text-[15px] font-semibold text-brand hover:underline"
          >
            {t('landing.questionsBlog')}
            <ArrowRight aria-hidden className="size-4" />
          </a>
        </div>
        <div className="divide-y divide-line border-y border-line">
          {questions.map(({ question, answer }) => (
            <details key={question} className="group">
              <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3 text-[15px]/6 font-bold text-ink hover:text-brand [&::-webkit-details-marker]:hidden">
                {question}
                <Plus
                  aria-hidden
                  className="size-5 shrink-0 text-ink-faint transition-transform group-open:rotate-45"
                />
              </summary>
              <p className="max-w-2xl pb-5 text-[15px]/6 text-pretty text-ink-soft">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}

export type Question = { question: string; answer: string }

/** Questions that people ask before they trust a shop with money, with true answers. */
export function frequentQuestions(t: TranslateSite): Question[] {
  const percent = '{{deduction}}'
  return [
    {
      question: t('landing.creditAsked'),
      answer: t('landing.creditAnswer', { minutes: AUTO_UPDATE_MINUTES }),
    },
    {
      question: t('landing.contentAsked'),
      answer: [
        t('landing.contentAnswer'),
        sentenceIf('binance', t('landing.contentBinance')),
        sentenceIf('deduction', t('landing.contentDeducted', { percent })),
      ].join(' '),
    },
    {
      question: t('landing.feesAsked'),
      answer: [
        t('landing.feesAnswer'),
        sentenceIf('deduction', t('landing.feesDeducted', { percent })),
        sentenceIf('binance', t('landing.feesOthers'), t('landing.feesBank')),
      ].join(' '),
    },
    {
      question: t('landing.refundAsked'),
      answer: [t('landing.refundAnswer'), sentenceIf('commission', t('landing.refundCommissions'))].join(' '),
    },
    { question: t('landing.stopAsked'), answer: t('landing.stopAnswer') },
    { question: t('landing.fileAsked'), answer: t('landing.fileAnswer') },
    { question: t('landing.safeAsked'), answer: t('landing.safeAnswer') },
    { question: t('landing.leaveAsked'), answer: t('landing.leaveAnswer') },
  ]
}
